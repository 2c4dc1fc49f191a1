/** What was typed, kept through every answer so that nothing has to be typed twice. */
export interface InquiryValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}
export const emptyInquiry: InquiryValues = { name: '', email: '', phone: '', subject: '', message: '' };

/** The form as it is shown: empty, or again with what is wrong. */
export interface InquiryState {
  values: InquiryValues;
  /** A sentence for each field that is wrong. */
  errors: Record<string, string>;
  /** About the whole, such as a form that is out of date, and what to do. */
  problem?: string;
  advice?: string;
  /** Makes a second press the same request. */
  key: string;
  /** Epoch milliseconds of when the form was first shown. */
  openedAt: number;
}
