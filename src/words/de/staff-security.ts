/** Your own account, and the rules of signing in. */
export const staffSecurity = {
  // Your own account.
  'Your account is limited to what your work needs. Ask an administrator to change it.':
    'Ihr Konto ist auf das beschränkt, was Ihre Arbeit erfordert. Bitten Sie die Administration, es zu ändern.',
  '<strong>{email}</strong> is not confirmed yet. Open the link that we sent there within a day.':
    '<strong>{email}</strong> ist noch nicht bestätigt. Öffnen Sie innerhalb eines Tages den Link, den wir dorthin gesendet haben.',
  'Until then, sign in with {email}.': 'Melden Sie sich bis dahin mit {email} an.',
  'Colleagues see it next to what you did.': 'Andere im Team sehen ihn neben dem, was Sie getan haben.',
  'We write to you there. You sign in with your hospital account, which a new address here does not change.':
    'Dorthin schreiben wir Ihnen. Sie melden sich mit Ihrem Krankenhauskonto an, das eine neue Adresse hier nicht ändert.',
  'You sign in with it.': 'Damit melden Sie sich an.',
  'There is no mail server, so a new address takes effect at once and signs you out everywhere else.':
    'Es gibt keinen Mailserver, deshalb gilt eine neue Adresse sofort und meldet Sie überall sonst ab.',
  'A new address takes effect once you open the link that we send there. We also tell the old address.':
    'Eine neue Adresse gilt, sobald Sie den Link öffnen, den wir dorthin senden. Auch die alte Adresse erfährt davon.',
  'Saved. Open the link that we sent to {email}.':
    'Gespeichert. Öffnen Sie den Link, den wir an {email} gesendet haben.',
  'Language of the staff area': 'Sprache des Mitarbeiterbereichs',
  'Mail to you is in this language too.': 'Auch E-Mails an Sie sind in dieser Sprache.',
  'The hospital’s main language': 'Die Hauptsprache des Krankenhauses',
  'Current password': 'Aktuelles Passwort',
  'Change the password': 'Passwort ändern',
  'Your password has been changed.': 'Ihr Passwort wurde geändert.',
  'This signs you out everywhere else.': 'Damit werden Sie überall sonst abgemeldet.',
  // Two factors and passkeys.
  'Two-factor sign-in': 'Zwei-Faktor-Anmeldung',
  'Signing in asks for a code from your authenticator app as well.':
    'Bei der Anmeldung wird auch ein Code aus Ihrer Authenticator-App verlangt.',
  'Sign in with a code from an app on your phone as well, so that a stolen password is not enough.':
    'Melden Sie sich zusätzlich mit einem Code aus einer App auf Ihrem Telefon an, damit ein gestohlenes Passwort nicht genügt.',
  '{count} of 10 recovery codes left.': 'Noch {count} von 10 Wiederherstellungscodes.',
  'Make a new set before they run out.': 'Erstellen Sie neue, bevor sie aufgebraucht sind.',
  'New recovery codes': 'Neue Wiederherstellungscodes',
  'Turn on': 'Einschalten',
  'Turn off': 'Ausschalten',
  'Set up': 'Einrichten',
  'Two-factor sign-in is off.': 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet.',
  'Set up two-factor sign-in': 'Zwei-Faktor-Anmeldung einrichten',
  'Scan this with an authenticator app on your phone, such as Aegis, 2FAS or the one your phone came with.':
    'Scannen Sie dies mit einer Authenticator-App auf Ihrem Telefon, etwa Aegis, 2FAS oder der mitgelieferten.',
  'QR code for the authenticator app': 'QR-Code für die Authenticator-App',
  'Enter a key manually instead': 'Stattdessen Schlüssel von Hand eingeben',
  'The six digits that the app shows': 'Die sechs Ziffern, die die App anzeigt',
  'Your recovery codes': 'Ihre Wiederherstellungscodes',
  'Each code signs you in once if you do not have your phone. Keep them apart from your phone. They are not shown again.':
    'Mit jedem Code können Sie sich einmal anmelden, wenn Sie Ihr Telefon nicht haben. Bewahren Sie die Codes getrennt vom Telefon auf. Sie werden nicht noch einmal gezeigt.',
  'Save as a file': 'Als Datei speichern',
  'I have saved them': 'Ich habe sie gespeichert',
  Passkeys: 'Passkeys',
  'Sign in with your fingerprint, your face or the PIN of your device. No password, no code.':
    'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an. Kein Passwort, kein Code.',
  'Passkeys do not work here, because this page is not opened over https.':
    'Passkeys funktionieren hier nicht, weil diese Seite nicht über https geöffnet ist.',
  'Add a passkey': 'Passkey hinzufügen',
  'Adding …': 'Wird hinzugefügt …',
  Rename: 'Umbenennen',
  'Rename {what}': '{what} umbenennen',
  'Rename the passkey': 'Passkey umbenennen',
  'Helps you recognise the device later.': 'Damit Sie das Gerät später wiedererkennen.',
  'The passkey has been removed.': 'Der Passkey wurde entfernt.',
  'You can now sign in with this passkey.': 'Sie können sich jetzt mit diesem Passkey anmelden.',
  // Sessions and notices.
  'Where you are signed in': 'Wo Sie angemeldet sind',
  'Last used {used}, signed in {begun}': 'Zuletzt verwendet am {used}, angemeldet am {begun}',
  'This device': 'Dieses Gerät',
  'Sign out<hidden> on {device}</hidden>': 'Abmelden<hidden> auf {device}</hidden>',
  'Signed out there.': 'Dort abgemeldet.',
  'Sign out everywhere else': 'Überall sonst abmelden',
  'Signed out everywhere else.': 'Überall sonst abgemeldet.',
  'A session ends after two hours without use, and after twelve hours in any case.':
    'Eine Sitzung endet nach zwei Stunden ohne Nutzung, in jedem Fall nach zwölf Stunden.',
  'Time of the daily mail': 'Uhrzeit der täglichen Mail',
  'It comes on days when something waits, and counts all that does.':
    'Sie kommt an Tagen, an denen etwas wartet, und zählt alles, was wartet.',
  'Mail goes to {email}, at most one message in ten minutes. It says how much waits, and never about whom.':
    'Mails gehen an {email}, höchstens eine in zehn Minuten. Darin steht, wie viel wartet, aber nie, um wen es geht.',
  'There is no mail server yet, so nothing is sent.':
    'Es gibt noch keinen Mailserver, deshalb wird nichts gesendet.',
  // For all staff.
  'For all staff': 'Für alle Mitarbeitenden',
  'Everyone needs a second factor': 'Alle brauchen einen zweiten Faktor',
  'An authenticator app or a passkey. Anyone with neither has to set one up first.':
    'Eine Authenticator-App oder ein Passkey. Wer beides nicht hat, muss zuerst eines einrichten.',
  'Lock an idle screen': 'Unbenutzten Bildschirm sperren',
  'Its owner unlocks it with a password or passkey, or a colleague signs in.':
    'Entsperrt wird mit Passwort oder Passkey, oder jemand anderes meldet sich an.',
  'After {count} minutes': { one: 'Nach {count} Minute', other: 'Nach {count} Minuten' },
  'Doctors may change': 'Ärztinnen und Ärzte dürfen ändern',
  'Their own page': 'Die eigene Seite',
  'Their own hours and leave': 'Die eigenen Sprechzeiten und den Urlaub',
  'This is for accounts with the role of a doctor. They always read both.':
    'Gilt für Konten mit der Rolle Ärztin oder Arzt. Lesen können sie immer beides.',
  // Single sign-on.
  'Groups and roles': 'Gruppen und Rollen',
  'At every sign-in, and every ten minutes after it, people have the roles of their groups. Anyone whose groups give no role cannot enter.':
    'Bei jeder Anmeldung und danach alle zehn Minuten gelten die Rollen der Gruppen. Wessen Gruppen keine Rolle geben, kommt nicht hinein.',
  Group: 'Gruppe',
  'Remove<hidden> the group {name}</hidden>': 'Entfernen<hidden> der Gruppe {name}</hidden>',
  'Words on the button': 'Text der Schaltfläche',
  'Leave empty for “Sign in with your hospital account”.':
    'Leer lassen für „Mit Ihrem Krankenhauskonto anmelden“.',
  'Claim that lists the groups': 'Claim mit den Gruppen',
  'Your identity provider decides its name. Most call it groups.':
    'Ihr Identitätsanbieter bestimmt den Namen. Meist heißt er groups.',
  'Create an account at the first sign-in': 'Bei der ersten Anmeldung ein Konto anlegen',
  'For anyone whose groups give a role. Otherwise invite people first, with the email address of their hospital account.':
    'Für alle, deren Gruppen eine Rolle geben. Sonst laden Sie die Menschen zuerst ein, mit der E-Mail-Adresse ihres Krankenhauskontos.',
  'Emergency account': 'Notfallkonto',
  'An administrator who can always sign in with a password, should the identity provider fail.':
    'Ein Konto der Administration, das sich immer mit einem Passwort anmelden kann, falls der Identitätsanbieter ausfällt.',
  '{name}, {email}': '{name}, {email}',
  'Only single sign-on': 'Nur Single Sign-on',
  'Nobody else can sign in with a password or a passkey, and everyone who did is signed out.':
    'Niemand sonst kann sich mit Passwort oder Passkey anmelden, und wer es getan hat, wird abgemeldet.',
  'Back|to before': 'Zurück',
} as const;
