import type { settings as contract } from '#contract/settings.ts';
import { lockHours } from '#server/booking/lock.ts';
import type { Handlers } from '#server/call/context.ts';
import { imagesOf, wire } from '#server/content/present.ts';
import { single } from '#server/content/single.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { offersSms, sendsSms } from '#server/sms/sms-gateway.ts';

const base = single(schema.settings, async (orm, { logoId, ...row }, { hasMailServer, staff }) => {
  const [sms] = await orm.select({ sends: sendsSms, offers: offersSms }).from(schema.smsGateway);
  return {
    ...wire(row),
    logo: (await imagesOf(orm, [{ logoId }], 'logoId')).get(logoId ?? 0) ?? null,
    sendsMail: hasMailServer,
    sendsSms: sms!.sends,
    offersSms: sms!.offers,
    // Room names cannot be guessed, but strangers need not know the address.
    videoAddress: staff ? row.videoAddress : '',
  };
});

export const settings: Handlers<typeof contract> = {
  ...base,
  async get(input, context) {
    const { data } = await base.get(input, context);
    const { announcementUntil } = data;
    const isOver = announcementUntil !== null && Date.parse(announcementUntil) <= context.now();
    // Staff still see their text, to reuse it.
    return { data: isOver && !context.staff ? { ...data, announcement: '' } : data };
  },
  update: (input, context) =>
    transaction(context, async (inside) => {
      if (input.body.timeZone) await lockHours(inside.orm);
      const { announcementUntil, ...body } = input.body;
      const until = announcementUntil && new Date(announcementUntil);
      return base.update(
        { body: { ...body, ...(until === undefined ? {} : { announcementUntil: until }) } },
        inside,
      );
    }),
};
