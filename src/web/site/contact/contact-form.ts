/** The typed values. Every answer returns them, so that nothing has to be typed twice. */
export interface InquiryValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}
export const emptyInquiry: InquiryValues = { name: '', email: '', phone: '', subject: '', message: '' };

export interface InquiryState {
  values: InquiryValues;
  errors: Record<string, string>;
  /** An error of the whole form, such as that it is out of date, and what to do. */
  problem?: string;
  advice?: string;
  /** Idempotency key: a second press is the same request. */
  key: string;
  /** When the form was first shown, in epoch milliseconds. */
  openedAt: number;
}
