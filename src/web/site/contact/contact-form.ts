/** What was typed. Every answer carries it, so that nothing has to be typed twice. */
export interface InquiryValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}
export const emptyInquiry: InquiryValues = { name: '', email: '', phone: '', subject: '', message: '' };

/** The form as shown: empty, or with its errors. */
export interface InquiryState {
  values: InquiryValues;
  errors: Record<string, string>;
  /** About the whole form, such as that it is out of date, and what to do. */
  problem?: string;
  advice?: string;
  /** Makes a second press the same request. */
  key: string;
  /** When the form was first shown, in epoch milliseconds. */
  openedAt: number;
}
