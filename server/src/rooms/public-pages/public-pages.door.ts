export { answerQuestion } from './answer-question.ts';
export { codeLookup, readPublicParcel } from './public-parcel.queries.ts';
export { makeWish } from './receiver-wishes.ts';
export { senderAnswerPath } from './sender-link.ts';
export { servePublicPages } from './serve-public-pages.ts';
export { notice, publicPage } from './public-layout.ts';
