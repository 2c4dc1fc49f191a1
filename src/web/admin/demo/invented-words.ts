/** In place of a promise that the patient is told (demo-patients/). */
export const inventedWords = 'This patient is invented, so no message is sent.';
