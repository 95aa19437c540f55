/** myanmar-tools ships no types. It is CommonJS: only the default import sees both classes. */
declare module 'myanmar-tools' {
  const myanmarTools: {
    ZawgyiDetector: new () => { getZawgyiProbability(text: string): number };
    ZawgyiConverter: new () => { zawgyiToUnicode(text: string): string; unicodeToZawgyi(text: string): string };
  };
  export default myanmarTools;
}
