/**
 * The most characters that fields of forms take, where a form asks for them by hand: one number for the contract, which
 * refuses more, and for the field, which takes no more. Apart from the schemas, so that a public page can name them
 * without loading those.
 */
export const longestName = 120;
/** RFC 5321 allows no more in a path. */
/** A date and a time as any locale writes them, month names included. */
export const longestDateText = 60;
export const longestEmail = 254;
export const longestPhone = 40;
/** Of a visit, by whoever books it. */
export const longestReason = 500;
/** From staff to the patient, with word of a change. */
export const longestMessage = 500;
/** Why a visit was cancelled or corrected. */
export const longestNote = 200;
export const longestSubject = 200;
/** An inquiry, and the answer to it. */
export const longestLetter = 5000;
export const longestInquiryNote = 2000;
/** On the site. Nobody types more; what is longer is cut, since a pasted text may still hold the words that matter. */
export const longestSearch = 100;
/** In lists of the staff area, where more is refused. */
export const longestQuery = 200;
/** What somebody calls a view of a list, or a passkey. */
export const longestLabel = 60;
/** What a picture shows, and the line below it. */
export const longestCaption = 300;
export const longestLink = 2000;
/** Of one that is typed to be compared; a new one is bound more closely. */
export const longestPassword = 1000;
export const shortestNewPassword = 12;
export const longestNewPassword = 200;
/** Six digits of an authenticator app, with spaces as people type them. */
export const longestAppCode = 10;
/** From such an app or a list of recovery codes, with spaces as people type them. */
export const longestCode = 40;
