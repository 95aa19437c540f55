// Counts down the time left to answer; the page is complete without it.
for (const place of document.querySelectorAll('[data-until]')) {
  const { until, text, digits } = place.dataset;
  const say = (n) => String(n).replace(/\d/g, (digit) => [...digits][digit]);
  const tick = () => {
    const minutes = Math.floor((Date.parse(until) - Date.now()) / 60000);
    if (minutes < 0) return location.reload();
    place.textContent = text.replace('{hours}', say(Math.floor(minutes / 60))).replace('{minutes}', say(minutes % 60));
    setTimeout(tick, 10000);
  };
  if (Date.parse(until) > Date.now()) tick();
}
