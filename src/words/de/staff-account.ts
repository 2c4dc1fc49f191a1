/** Signing in, staff accounts, roles and programs. */
export const staffAccount = {
  // Signing in.
  Password: 'Passwort',
  'New password': 'Neues Passwort',
  Code: 'Code',
  'The six digits from your authenticator app, or one of your recovery codes.':
    'Die sechs Ziffern aus Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes.',
  'Wait {seconds} s': 'Noch {seconds} s warten',
  'Signing in …': 'Anmeldung läuft …',
  'Use a passkey': 'Passkey verwenden',
  'Use the emergency account': 'Notfallkonto verwenden',
  'Use a password or a passkey': 'Passwort oder Passkey verwenden',
  'Sign in to manage the hospital’s pages and appointments.':
    'Melden Sie sich an, um Seiten und Termine des Krankenhauses zu verwalten.',
  'Forgotten password?': 'Passwort vergessen?',
  'Sign in again': 'Erneut anmelden',
  'Your session has ended. Nothing on this page is lost. Sign in and continue where you left off.':
    'Ihre Sitzung ist beendet. Auf dieser Seite geht nichts verloren. Melden Sie sich an und machen Sie dort weiter, wo Sie waren.',
  'Leave and discard unsaved changes': 'Verlassen und Änderungen verwerfen',
  'Hospital account': 'Krankenhauskonto',
  'Signed in': 'Angemeldet',
  'Not signed in': 'Nicht angemeldet',
  'You can close this window and continue in the other one.':
    'Sie können dieses Fenster schließen und im anderen weiterarbeiten.',
  'Continue here instead': 'Stattdessen hier weitermachen',
  'Go to the sign-in page': 'Zur Anmeldung',
  'Back to the sign-in page': 'Zurück zur Anmeldung',
  'Your browser blocked the sign-in window. Allow it for this site and try again.':
    'Ihr Browser hat das Anmeldefenster blockiert. Erlauben Sie es für diese Website und versuchen Sie es noch einmal.',
  'This sign-in did not begin in this window. Please start again.':
    'Diese Anmeldung hat nicht in diesem Fenster begonnen. Bitte fangen Sie noch einmal an.',
  'This device already has a passkey for your account.':
    'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  'Passkeys work only at the address that the website is set up for.':
    'Passkeys funktionieren nur unter der Adresse, für die die Website eingerichtet ist.',
  'The passkey was not used. Try again, or sign in with your password.':
    'Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  'The server cannot be reached. Check the connection and try again.':
    'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'The server gave an unexpected answer ({code}). Try again in a moment.':
    'Der Server hat unerwartet geantwortet ({code}). Versuchen Sie es gleich noch einmal.',
  // The password once more, and a locked screen.
  'Enter your password': 'Geben Sie Ihr Passwort ein',
  'To make sure that it is you. We will not ask again for ten minutes.':
    'Damit sicher ist, dass Sie es sind. In den nächsten zehn Minuten fragen wir nicht noch einmal.',
  'Confirm that it is you': 'Bestätigen Sie, dass Sie es sind',
  'Sign in with your hospital account once more. We will not ask again for ten minutes.':
    'Melden Sie sich noch einmal mit Ihrem Krankenhauskonto an. In den nächsten zehn Minuten fragen wir nicht noch einmal.',
  'Confirm with single sign-on': 'Mit Single Sign-on bestätigen',
  'Checking …': 'Wird geprüft …',
  'This screen is locked': 'Dieser Bildschirm ist gesperrt',
  Locked: 'Gesperrt',
  Unlock: 'Entsperren',
  'Unlock with your hospital account': 'Mit Ihrem Krankenhauskonto entsperren',
  'Sign in as someone else': 'Als andere Person anmelden',
  '<strong>{name}</strong> is signed in here. Everything stays open as it was.':
    '<strong>{name}</strong> ist hier angemeldet. Alles bleibt geöffnet, wie es war.',
  'Someone is signed in here. Everything stays open as it was.':
    'Hier ist jemand angemeldet. Alles bleibt geöffnet, wie es war.',
  'The page stays open. What {name} had not saved is kept in this browser for them alone.':
    'Die Seite bleibt geöffnet. Was {name} nicht gespeichert hat, bleibt in diesem Browser, nur für diese Person.',
  'The page stays open. What someone else had not saved is kept in this browser for them alone.':
    'Die Seite bleibt geöffnet. Was eine andere Person nicht gespeichert hat, bleibt in diesem Browser, nur für sie.',
  'Second factor': 'Zweiter Faktor',
  'Set up a second factor': 'Zweiten Faktor einrichten',
  'This hospital requires more than a password from everyone in the staff area. Set up one of these two. It takes a minute, and until then you cannot open anything else.':
    'Dieses Krankenhaus verlangt von allen im Mitarbeiterbereich mehr als ein Passwort. Richten Sie eines von beiden ein. Das dauert eine Minute, und bis dahin können Sie nichts anderes öffnen.',
  'Second factor set up.': 'Zweiter Faktor eingerichtet.',
  // Links from mails: invitation, password, address.
  'This invitation is no longer valid': 'Diese Einladung ist nicht mehr gültig',
  'It has been used or has expired. Ask the person who invited you to send it again.':
    'Sie wurde verwendet oder ist abgelaufen. Bitten Sie die Person, die Sie eingeladen hat, sie noch einmal zu senden.',
  Welcome: 'Willkommen',
  'Set up your account for <strong>{email}</strong>. You will then sign in with this address and your password.':
    'Richten Sie Ihr Konto für <strong>{email}</strong> ein. Danach melden Sie sich mit dieser Adresse und Ihrem Passwort an.',
  'Choose a password': 'Passwort wählen',
  'Set up my account': 'Mein Konto einrichten',
  'Setting up …': 'Wird eingerichtet …',
  'Your address is confirmed': 'Ihre Adresse ist bestätigt',
  'From now on you sign in with <strong>{email}</strong>.':
    'Ab jetzt melden Sie sich mit <strong>{email}</strong> an.',
  'Go to the staff area': 'Zum Mitarbeiterbereich',
  'It has been used or has expired. Enter the address again under Settings, Security.':
    'Er wurde verwendet oder ist abgelaufen. Geben Sie die Adresse unter Einstellungen, Sicherheit noch einmal ein.',
  'Go to your account': 'Zu Ihrem Konto',
  'Confirm your address': 'Bestätigen Sie Ihre Adresse',
  '{name}, confirm that you want to sign in with <strong>{email}</strong> from now on. Emails about your account will go there, and you will be signed out everywhere.':
    '{name}, bestätigen Sie, dass Sie sich ab jetzt mit <strong>{email}</strong> anmelden möchten. E-Mails zu Ihrem Konto gehen dann dorthin, und Sie werden überall abgemeldet.',
  'Confirming …': 'Wird bestätigt …',
  'Forgotten password': 'Passwort vergessen',
  'Enter your email address and we will send you a link to set a new password.':
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
  'Send me a link': 'Link senden',
  'Sending …': 'Wird gesendet …',
  'It has been used or has expired.': 'Er wurde verwendet oder ist abgelaufen.',
  'Ask for a new link': 'Neuen Link anfordern',
  'Your password has been changed': 'Ihr Passwort wurde geändert',
  'You are signed out everywhere. Sign in with the new password.':
    'Sie sind überall abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
  'For <strong>{email}</strong>. You will then be signed out everywhere.':
    'Für <strong>{email}</strong>. Danach werden Sie überall abgemeldet.',
  'Save the new password': 'Neues Passwort speichern',
  'Passkeys to keep': 'Passkeys, die bleiben',
  'Tick those that are yours. The others will be removed.':
    'Haken Sie die an, die Ihnen gehören. Die anderen werden entfernt.',
  'Added {added}, last used {used}': 'Hinzugefügt am {added}, zuletzt verwendet am {used}',
  'Added {added}, not used yet': 'Hinzugefügt am {added}, noch nicht verwendet',
  // Staff accounts.
  Invite: 'Einladen',
  'Inviting …': 'Wird eingeladen …',
  'Invited {email}.': '{email} wurde eingeladen.',
  'Invite a colleague': 'Kollegin oder Kollegen einladen',
  'They get an email with a link, which works once within seven days, and choose their own password.':
    'Eingeladene bekommen eine E-Mail mit einem Link, der sieben Tage lang einmal funktioniert, und wählen ihr Passwort selbst.',
  'The invitation is in this language too. It can be changed later.':
    'Auch die Einladung ist in dieser Sprache. Sie lässt sich später ändern.',
  'They can change it later.': 'Die eingeladene Person kann ihn später ändern.',
  'You can change it later.': 'Sie können es später ändern.',
  'May do': 'Darf',
  Everything: 'Alles',
  'Everything (administrator)': 'Alles (Administration)',
  'Only what their work needs': 'Nur, was die Arbeit erfordert',
  'Pass on the invitation': 'Einladung weitergeben',
  'Invitation link': 'Einladungslink',
  'No mail server is set up, so nothing is sent. Give this link to the person yourself. It works once, within seven days.':
    'Es ist kein Mailserver eingerichtet, also wird nichts gesendet. Geben Sie der Person diesen Link selbst. Er funktioniert einmal, innerhalb von sieben Tagen.',
  'Staff accounts': 'Konten der Mitarbeitenden',
  'Everyone here may do everything.': 'Alle hier dürfen alles.',
  'Everyone sees and changes only what their roles allow.':
    'Alle sehen und ändern nur, was ihre Rollen erlauben.',
  'Give each person their own account.': 'Geben Sie jeder Person ein eigenes Konto.',
  '(you)': '(Sie)',
  'until {time}': 'bis {time}',
  'Signs in with': 'Anmeldung mit',
  'Last seen': 'Zuletzt gesehen',
  Never: 'Nie',
  'Single sign-on': 'Single Sign-on',
  'Not set up yet': 'Noch nicht eingerichtet',
  'Password and code': 'Passwort und Code',
  'Password, or passkey': 'Passwort oder Passkey',
  'Password and code, or passkey': 'Passwort und Code oder Passkey',
  'Actions for {name}': 'Aktionen für {name}',
  'Send the invitation again': 'Einladung noch einmal senden',
  'Change what you may do …': 'Ihre Rechte ändern …',
  'Change what they may do …': 'Rechte ändern …',
  'Enable|verb': 'Freigeben',
  'Disable|verb': 'Sperren',
  'Delete the account': 'Konto löschen',
  'Delete the account of {name}?': 'Konto von {name} löschen?',
  '{name} will be signed out everywhere and can no longer sign in. What they did stays in the activity log under their name. To keep someone out for a while, disable the account instead.':
    '{name} wird überall abgemeldet und kann sich nicht mehr anmelden. Was diese Person getan hat, bleibt unter ihrem Namen im Protokoll. Um jemanden nur für eine Weile auszuschließen, sperren Sie stattdessen das Konto.',
  Active: 'Aktiv',
  Invited: 'Eingeladen',
  Disabled: 'Gesperrt',
  'A new link has been created.': 'Ein neuer Link wurde erstellt.',
  'Invitation sent again.': 'Einladung noch einmal gesendet.',
  'Disabled, and signed out everywhere.': 'Gesperrt und überall abgemeldet.',
  'Enabled.': 'Freigegeben.',
  'Deleted.': 'Gelöscht.',
  // What the activity log says about accounts.
  'signed out': 'hat sich abgemeldet',
  'signed out elsewhere': 'hat sich anderswo abgemeldet',
  'signed in with a passkey': 'hat sich mit einem Passkey angemeldet',
  'signed in with single sign-on': 'hat sich mit Single Sign-on angemeldet',
  'linked to single sign-on': 'hat mit Single Sign-on verknüpft',
  'ended the sessions of': 'hat die Sitzungen beendet von',
  invited: 'hat eingeladen',
  'accepted the invitation': 'hat die Einladung angenommen',
  disabled: 'hat gesperrt',
  enabled: 'hat freigegeben',
  'asked for a password reset for': 'hat ein neues Passwort angefordert für',
  'reset the password by email': 'hat das Passwort per E-Mail zurückgesetzt',
  'changed the password': 'hat das Passwort geändert',
  'asked for a new email address for': 'hat eine neue E-Mail-Adresse angefordert für',
  'changed the email address': 'hat die E-Mail-Adresse geändert',
  'turned on two-factor sign-in': 'hat die Zwei-Faktor-Anmeldung eingeschaltet',
  'turned off two-factor sign-in': 'hat die Zwei-Faktor-Anmeldung ausgeschaltet',
  'made new recovery codes': 'hat neue Wiederherstellungscodes erstellt',
  'used a recovery code': 'hat einen Wiederherstellungscode verwendet',
  'added a passkey': 'hat einen Passkey hinzugefügt',
  'removed a passkey': 'hat einen Passkey entfernt',
  // Roles.
  Roles: 'Rollen',
  Administrator: 'Administration',
  Manager: 'Leitung',
  Editor: 'Redaktion',
  Receptionist: 'Empfang',
  Auditor: 'Prüfung',
  administrator: 'Administration',
  manager: 'Leitung',
  editor: 'Redaktion',
  receptionist: 'Empfang',
  auditor: 'Prüfung',
  'an administrator': 'die Administration',
  'a manager': 'die Leitung',
  'an editor': 'die Redaktion',
  'a receptionist': 'der Empfang',
  'a doctor': 'die Ärztin oder der Arzt',
  'an auditor': 'die Prüfung',
  'Everything, including staff accounts, the activity log and all data.':
    'Alles, auch Konten, Protokoll und alle Daten.',
  'Content, working hours, settings, the newsletter and figures. No patients and no accounts.':
    'Inhalte, Sprechzeiten, Einstellungen, Newsletter und Zahlen. Keine Patienten und keine Konten.',
  'Departments, doctors, services, news and pictures. No patients.':
    'Abteilungen, Ärztinnen und Ärzte, Leistungen, Aktuelles und Bilder. Keine Patienten.',
  'Appointments, the waiting list, inquiries and mail. Reads working hours.':
    'Termine, Warteliste, Anfragen und Mail. Liest Sprechzeiten.',
  'Their own appointments. Reads their own page and working hours, and changes them if the hospital allows it.':
    'Eigene Termine. Liest die eigene Seite und die eigenen Sprechzeiten und ändert sie, wenn das Krankenhaus es erlaubt.',
  'Reads the activity log and figures. Changes nothing.': 'Liest Protokoll und Zahlen. Ändert nichts.',
  '{role} ({bounds})': '{role} ({bounds})',
  'a former department': 'eine frühere Abteilung',
  'A former department': 'Eine frühere Abteilung',
  'Where, as {role}': 'Wo, als {role}',
  'Whole hospital': 'Ganzes Krankenhaus',
  'Only in some departments': 'Nur in einigen Abteilungen',
  'They see the patients of this doctor. Whether they may also change this page and these hours is under Security.':
    'Dieses Konto sieht die Patienten dieser Ärztin oder dieses Arztes. Ob es auch die Seite und die Sprechzeiten ändern darf, steht unter Sicherheit.',
  'Choose a doctor': 'Ärztin oder Arzt auswählen',
  'Choose at least one role.': 'Wählen Sie mindestens eine Rolle.',
  'Choose at least one department.': 'Wählen Sie mindestens eine Abteilung.',
  'Choose the doctor whose account this is.': 'Wählen Sie die Ärztin oder den Arzt, denen das Konto gehört.',
  'What you may do': 'Was Sie dürfen',
  'What {name} may do': 'Was {name} darf',
  'A change takes effect at once and signs you out on your other devices.':
    'Eine Änderung gilt sofort und meldet Sie auf Ihren anderen Geräten ab.',
  'A change signs them out everywhere. They are told by email, and sign in again with what they may do then.':
    'Eine Änderung meldet die Person überall ab. Sie erfährt es per E-Mail und meldet sich mit den neuen Rechten wieder an.',
  'This account signs in with single sign-on. Within ten minutes it has the roles of its groups again; to change it for good, change the groups.':
    'Dieses Konto meldet sich mit Single Sign-on an. Innerhalb von zehn Minuten hat es wieder die Rollen seiner Gruppen. Um das dauerhaft zu ändern, ändern Sie die Gruppen.',
  'You are about to give up your own access to accounts. Only another administrator can give it back.':
    'Sie geben gerade Ihren eigenen Zugang zu den Konten auf. Nur eine andere Person mit Administration kann ihn zurückgeben.',
  // Programs.
  Programs: 'Programme',
  'Make a token': 'Token erstellen',
  'The hospital’s intranet, or another program, can sign in with a token of its own. It needs nobody’s password.':
    'Das Intranet des Krankenhauses oder ein anderes Programm kann sich mit einem eigenen Token anmelden. Dafür braucht es kein Passwort.',
  '{roles}, reads only': '{roles}, liest nur',
  'Ended {date}': 'Abgelaufen am {date}',
  Owner: 'Verantwortlich',
  Nobody: 'Niemand',
  Stopped: 'Angehalten',
  'Take over': 'Übernehmen',
  'Yours from now on.': 'Ab jetzt sind Sie verantwortlich.',
  'Programs with a token of this account': 'Programme mit einem Token dieses Kontos',
  'They stop now. Those you select keep working, with you as their owner.':
    'Sie werden angehalten. Was Sie auswählen, läuft weiter; verantwortlich sind dann Sie.',
  'Disable the account of {name}?': 'Konto von {name} deaktivieren?',
  '{name} will be signed out everywhere and can no longer sign in.':
    '{name} wird überall abgemeldet und kann sich nicht mehr anmelden.',
  'Last used': 'Zuletzt verwendet',
  Revoke: 'Widerrufen',
  'Revoked.': 'Widerrufen.',
  'Revoke {name}': '{name} widerrufen',
  'Revoke the token of {name}?': 'Token von {name} widerrufen?',
  'The program is refused from now on. What it did stays in the activity log under its name.':
    'Das Programm wird ab jetzt abgewiesen. Was es getan hat, bleibt unter seinem Namen im Protokoll.',
  'Copy the token now': 'Token jetzt kopieren',
  Token: 'Token',
  'It is shown this once. Store it where the program keeps its secrets, and nowhere else.':
    'Er wird nur dieses eine Mal gezeigt. Speichern Sie ihn dort, wo das Programm seine Geheimnisse aufbewahrt, und nirgends sonst.',
  'Make a token for a program': 'Token für ein Programm erstellen',
  'What is it for?': 'Wofür ist er?',
  'The activity log shows it as the name of who did something.':
    'Im Protokoll steht dies als Name dessen, der etwas getan hat.',
  'It may change things, not only read them': 'Darf auch ändern, nicht nur lesen',
  'Ends after': 'Läuft ab nach',
  '30 days': '30 Tagen',
  '90 days': '90 Tagen',
  'A year': 'Einem Jahr',
  'Make the token': 'Token erstellen',
  'Making …': 'Wird erstellt …',
} as const;
