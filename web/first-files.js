// Asks for files that the program will need while it is still on its way itself. It stands in the page, which the content security policy allows for
// these very signs alone: a file of its own would be a way to the server and back before any other could begin.
(() => {
  const { font, frame, pages, texts } = document.currentScript.dataset;
  let language = null;
  let works = false;
  try {
    language = localStorage.getItem('waybill-locale');
    works = (localStorage.getItem('waybill:session') ?? sessionStorage.getItem('waybill:session')) !== null;
  } catch {
    // Without storage every page begins in Myanmar, and with the login.
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
  // Whoever is signed in goes on to the frame and the page they open. From a guest they would only take the line, until they type who they are.
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
