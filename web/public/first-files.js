// Asks for files that the program will need while it is still on its way itself. A file of its own, because the content security policy allows
// nothing inline.
(() => {
  const { font, program } = document.currentScript.dataset;
  let language = null;
  let works = false;
  try {
    language = localStorage.getItem('waybill-locale');
    works = localStorage.getItem('waybill:session') !== null;
  } catch {
    // Without storage every page begins in Myanmar, and with the login.
  }
  const ask = (rel, href, attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...attributes }));
  // Whoever is signed in goes on to the frame and mostly to a list; for a guest they would only take the line from the login page.
  if (works)
    for (const file of program.split(' '))
      if (file.endsWith('.css')) ask('preload', file, { as: 'style', crossOrigin: '' });
      else ask('modulepreload', file, { crossOrigin: '' });
  // A page in English or Chinese needs the Myanmar font only for names, after the sign-in.
  if (language === null || language === 'mm') ask('preload', font, { as: 'font', type: 'font/woff2', crossOrigin: '' });
})();
