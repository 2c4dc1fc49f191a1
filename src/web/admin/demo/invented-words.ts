/** Replaces the promise to tell the patient (demo-patients/). */
export const inventedWords = 'This patient is invented, so no message is sent.';
