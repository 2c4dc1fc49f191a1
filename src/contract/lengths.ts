/**
 * Limits of form fields in characters: one number for the contract, which refuses more, and for the field, which stops
 * there. Separate from the schemas, so that a public page can use them without loading those.
 */
export const longestName = 120;
/** A date and a time in any locale, month names included. */
export const longestDateText = 60;
/** The limit of RFC 5321 for a path. */
export const longestEmail = 254;
export const longestPhone = 40;
/** The reason for a visit, from the person who books. */
export const longestReason = 500;
/** The language of an interpreter. */
export const longestLanguage = 60;
/** A question before a visit, its help, and a short answer. */
export const longestQuestion = 300;
export const longestChoice = 120;
export const longestFileName = 120;
/** A long answer. */
export const longestAnswer = 2000;
/** From staff to the patient, about a change. */
export const longestMessage = 500;
/** The stated purpose of a file of people's data, or of a look beyond one's departments. */
export const shortestPurpose = 5;
export const longestPurpose = 200;
/** Why a visit was cancelled or corrected. */
export const longestNote = 200;
export const longestSubject = 200;
/** An inquiry, and its answer. */
export const longestLetter = 5000;
export const longestInquiryNote = 2000;
/** The law behind kept records of visits. */
export const longestLaw = 200;
/** A note of staff about a patient. */
export const longestPatientNote = 1000;
/** On the site. Longer text is cut, not refused: a pasted text may still contain the words that matter. */
export const longestSearch = 100;
/** In lists of the staff area, where longer text is refused. */
export const longestQuery = 200;
/** The name of a saved view or a passkey. */
export const longestLabel = 60;
/** A group at the issuer of single sign-on: a name, a path or an id. */
export const longestGroup = 200;
export const longestGroupsClaim = 100;
/** The query with which the issuer sends a browser back. */
export const longestSsoAnswer = 8000;
/** Alternative text and captions. */
export const longestCaption = 300;
export const longestLink = 2000;
/** The address of a public page, without the origin. */
export const longestPath = 200;
/** A comment on a page. */
export const longestComment = 500;
/** A password entered to be verified; a new one has a tighter limit. */
export const longestPassword = 1000;
export const shortestNewPassword = 12;
export const longestNewPassword = 200;
/** Six digits of an authenticator app, with typed spaces. */
export const longestAppCode = 10;
/** An app code or a recovery code, with typed spaces. */
export const longestCode = 40;
/** With typed spaces or hyphens. */
export const longestReference = 20;
/** The signing secret of an SMS provider. */
export const shortestGatewaySecret = 24;
export const longestGatewaySecret = 200;
