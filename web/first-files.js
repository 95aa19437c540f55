// Requests files that the program will need while the program itself is loading. Inlined into the page, which the content security policy allows by the
// hash of this code: a separate file would cost a round trip before the first request.
(() => {
  const { font, frame, pages, texts } = document.currentScript.dataset;
  let language = null;
  let works = false;
  try {
    language = localStorage.getItem('waybill-locale');
    works = (localStorage.getItem('waybill:session') ?? sessionStorage.getItem('waybill:session')) !== null;
  } catch {
    // Without storage every page begins in Myanmar, with the login page.
  }
  const ask = (rel, href, attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...attributes }));
  const askAll = (files) => {
    for (const file of files)
      if (file.endsWith('.css')) ask('preload', file, { as: 'style', crossOrigin: '' });
      else ask('modulepreload', file, { crossOrigin: '' });
  };
  const askFor = (pathname) => askAll(Object.entries(JSON.parse(pages)).find(([path]) => pathname.startsWith(path))[1]);
  const askForTexts = (part) =>
    askAll(JSON.parse(texts).filter((file) => file.includes(`/texts-${part}-${language ?? 'mm'}-`)));
  const askForFrame = () => {
    askAll(JSON.parse(frame));
    askForTexts('frame');
  };
  askForTexts('login');
  // Signed-in users continue to the frame and their page. For guests these files would only use bandwidth until they have signed in.
  if (works) askForFrame();
  else {
    const typed = ({ target }) => {
      if (!/username|password/.test(target.autocomplete ?? '')) return;
      document.removeEventListener('input', typed);
      const next = new URLSearchParams(location.search).get('next');
      askForFrame();
      if (next !== null) askFor(next);
    };
    document.addEventListener('input', typed);
  }
  // A page in English or Chinese needs the Myanmar font only for names, after the sign-in.
  if (language === null || language === 'mm') ask('preload', font, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  if (works) askFor(location.pathname);
})();
