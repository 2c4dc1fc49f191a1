import { problem } from '#contract/errors.ts';
import type { inquiry as contract, Inquiry } from '#contract/inquiry.ts';
import type { Handlers } from '#server/call/context.ts';
import { csvFile } from '#server/call/csv.ts';
import {
  allInquiries,
  changeInquiry,
  getInquiry,
  listInquiries,
  ownersOf,
  removeInquiry,
} from '#server/inquiry/desk.ts';
import { findReceipt, receive } from '#server/inquiry/receive.ts';

export const inquiry: Handlers<typeof contract> = {
  async list({ query }, context) {
    if (query.format !== 'csv') return listInquiries(context, query);
    return csvFile<Inquiry>('inquiries.csv', await allInquiries(context, query), {
      Reference: ({ reference }) => reference,
      Received: ({ createdAt }) => createdAt,
      State: ({ status }) => status,
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      Phone: ({ phoneText }) => phoneText,
      'About|topic': ({ topic }) => topic,
      Subject: ({ subject }) => subject,
      Message: ({ message }) => message,
      Note: ({ note }) => note,
      'Replies|of an inquiry': ({ replies }) => replies.length,
      'Who answers': ({ owner }) => owner?.name ?? '',
      Department: ({ ownerDepartment }) => ownerDepartment?.name ?? '',
      'Answer by': ({ dueAt }) => dueAt ?? '',
      'Asks for a visit': ({ visitTypeName }) => visitTypeName,
      'First day': ({ wishedFrom }) => wishedFrom ?? '',
      'Last day': ({ wishedTo }) => wishedTo ?? '',
    });
  },
  create: ({ body }, context) => receive(body, context),
  async receipt({ params }, context) {
    const data = await findReceipt(context, params.token);
    return data ? { data } : problem('not-found');
  },
  get: getInquiry,
  owners: ownersOf,
  update: changeInquiry,
  remove: removeInquiry,
};
