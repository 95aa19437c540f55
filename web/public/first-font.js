// Asks for the Myanmar font while the program is still on its way, unless this screen last spoke another language: a page in English or Chinese
// needs it only for names, after the sign-in. A file of its own, because the content security policy allows nothing inline.
(() => {
  let language = null;
  try {
    language = localStorage.getItem('waybill-locale');
  } catch {
    // Without storage every page begins in Myanmar.
  }
  if (language !== null && language !== 'mm') return;
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: '',
    href: document.currentScript.dataset.font,
  });
  document.head.append(link);
})();
