import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longestGatewaySecret } from '#contract/lengths.ts';
import { type SmsGateway, SmsProvider } from '#contract/sms-gateway.ts';
import { timeWords } from '#contract/words/formats.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

const providerWords = {
  none: 'Nobody: no texts are sent',
  gateway: 'Your own gateway',
  twilio: 'Twilio',
  vonage: 'Vonage',
} as const satisfies Record<SmsProvider, PlainMessage>;

const accountWords = { twilio: 'Account SID', vonage: 'API key' } as const satisfies Partial<
  Record<SmsProvider, PlainMessage>
>;
const secretWords = {
  gateway: 'Secret that both sides sign with',
  twilio: 'Auth token',
  vonage: 'API secret',
} as const satisfies Partial<Record<SmsProvider, PlainMessage>>;

export function GatewayForm({ gateway }: { gateway: SmsGateway }) {
  const queries = useQueryClient();
  const [provider, setProvider] = useState(gateway.provider);
  const { submit, isSending, problem, errors } = useSubmit(async (entered) => {
    const text = (name: string) => (entered[name] === undefined ? {} : { [name]: entered[name] });
    const body = {
      provider,
      ...text('address'),
      ...text('account'),
      ...text('sender'),
      ...text('shortName'),
      ...text('secret'),
      ...text('replySecret'),
      quietFrom: Number(entered.quietFrom),
      quietUntil: Number(entered.quietUntil),
    };
    await api.smsGateway.update({ body }, { ifMatch: gateway.version });
    said.done(t('Saved.'));
    await queries.invalidateQueries({ queryKey: ['smsGateway'] });
    await queries.invalidateQueries({ queryKey: ['settings'] });
    await queries.invalidateQueries({ queryKey: ['mail'] });
  });
  return (
    <section className="panel" aria-labelledby="sms-provider">
      <h2 id="sms-provider">{t('Who sends the texts')}</h2>
      <form onSubmit={submit} className="plain-form">
        <Refusal>{problem}</Refusal>
        <p>
          {t(
            'Patients get texts about their visits if they agree to them. A text says when a visit is and has a link, and nothing about why someone comes.',
          )}
        </p>
        <Field
          as="select"
          label={t('Provider')}
          name="provider"
          required
          value={provider}
          onChange={({ target }) => setProvider(SmsProvider.parse(target.value))}
        >
          <Options of={SmsProvider.options.map((one) => [one, t(providerWords[one])])} />
        </Field>
        {provider === 'none' ? null : (
          <ProviderFields gateway={gateway} provider={provider} errors={errors} />
        )}
        <Text
          gateway={gateway}
          name="shortName"
          label={t('Name of the hospital in texts')}
          hint={t('At most 20 characters. Leave empty to use its name, as far as there is room.')}
          error={errors.shortName}
        />
        <Hour gateway={gateway} name="quietFrom" label={t('No reminders from')} />
        <Hour gateway={gateway} name="quietUntil" label={t('Until|time')} />
        <p className="hint">
          {t('By the clock of the hospital. Choose the same time twice to send them at night too.')}
        </p>
        <Button type="submit" variant="primary" disabled={isSending}>
          {isSending ? t('Saving …') : t('Save')}
        </Button>
      </form>
    </section>
  );
}

interface TextProps {
  gateway: SmsGateway;
  name: 'address' | 'account' | 'sender' | 'shortName';
  label: string;
  hint?: string;
  error: string | undefined;
  required?: boolean;
}

function Text({ gateway, name, ...field }: TextProps) {
  return <Field {...field} name={name} defaultValue={gateway[name]} autoComplete="off" />;
}

/** Write only: the stored secret stays unless a new one is entered. */
function Secret({
  isKept,
  ...field
}: {
  name: string;
  label: string;
  isKept: boolean;
  error: string | undefined;
  required: boolean;
}) {
  return (
    <Field
      {...field}
      type="password"
      autoComplete="new-password"
      maxLength={longestGatewaySecret}
      {...(isKept ? { hint: t('One is saved. Leave this empty to keep it.') } : {})}
    />
  );
}

interface HourProps {
  gateway: SmsGateway;
  name: 'quietFrom' | 'quietUntil';
  label: string;
}

function Hour({ gateway, name, label }: HourProps) {
  const { locale } = useHospital();
  return (
    <Field as="select" label={label} name={name} required defaultValue={String(gateway[name])}>
      {Array.from({ length: 24 }, (_, hour) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day.
        <option key={hour} value={hour}>
          {timeWords(`${String(hour).padStart(2, '0')}:00`, locale)}
        </option>
      ))}
    </Field>
  );
}

interface ProviderFieldsProps {
  gateway: SmsGateway;
  provider: Exclude<SmsProvider, 'none'>;
  errors: Record<string, string>;
}

function ProviderFields({ gateway, provider, errors }: ProviderFieldsProps) {
  const isOwn = provider === 'gateway';
  const hasSecret = gateway.hasSecret && provider === gateway.provider;
  const hasReplySecret = gateway.hasReplySecret && provider === gateway.provider;
  return (
    <>
      {isOwn ? (
        <Text gateway={gateway} name="address" label={t('Address')} error={errors.address} required />
      ) : (
        <Text
          gateway={gateway}
          name="account"
          label={t(accountWords[provider])}
          error={errors.account}
          required
        />
      )}
      <Secret
        name="secret"
        label={t(secretWords[provider])}
        isKept={hasSecret}
        error={errors.secret}
        required={!hasSecret}
      />
      <Text
        gateway={gateway}
        name="sender"
        label={t('Sender')}
        hint={t('A number, so that people can reply STOP, or a name of at most 11 letters and digits.')}
        error={errors.sender}
        required={!isOwn}
      />
      {provider === 'vonage' ? (
        <Secret
          name="replySecret"
          label={t('Signature secret')}
          isKept={hasReplySecret}
          error={errors.replySecret}
          required={false}
        />
      ) : null}
      <p className="hint">{t('Have replies sent to this address, so that STOP is heard:')}</p>
      <p>
        <code>{gateway.repliesUrl}</code>
      </p>
    </>
  );
}
