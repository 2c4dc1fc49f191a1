/** The hospital's own words in German. */

import { heading, list, paragraph, richText } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const settings: DemoWords = {
  '1': {
    tagline: 'Medizin auf höchstem Niveau, der Sie vertrauen können.',
    intro:
      'Openward ist ein Allgemeinkrankenhaus mit sechzehn Abteilungen unter einem Dach. Wir erklären in einfachen Worten, was wir finden, sind so pünktlich wie möglich und behandeln Sie so, wie wir es uns für unsere eigene Familie wünschen.',
    facts: [
      { value: '16', label: 'Abteilungen unter einem Dach' },
      { value: '20', label: 'Fachärztinnen und Fachärzte in unserem Team' },
      { value: '240', label: 'Betten, die Hälfte davon in Einzelzimmern' },
      { value: '118.000', label: 'ambulante Termine im Jahr 2025' },
      { value: '94 %', label: 'der 2025 befragten Patientinnen und Patienten empfehlen uns weiter' },
      { value: '24 Stunden', label: 'Notfallversorgung, an jedem Tag des Jahres' },
    ],
    gettingHereText: richText(
      heading('Mit Bus oder Bahn', 3),
      paragraph(
        'Busse halten an der Lantern Row vor dem Haupteingang, tagsüber alle zehn Minuten. Vom Bahnhof gehen Sie zwölf Minuten auf ebenem Weg am Park entlang.',
      ),
      heading('Mit dem Auto', 3),
      paragraph(
        'Folgen Sie den Schildern zum Parkhaus B. Die ersten dreißig Minuten sind kostenlos. Danach kostet die Stunde 2 £, höchstens 8 £ am Tag. Auf der unteren Ebene gibt es sechs Ladepunkte für Elektroautos.',
      ),
      heading('Mit dem Fahrrad', 3),
      paragraph(
        'Links vom Eingang finden Sie achtzig überdachte Fahrradstellplätze mit Luftpumpe und Wasserhahn.',
      ),
    ),
    aboutText: richText(
      paragraph(
        'Das Openward General Hospital ist für das ganze Leben da: für Geburten und gebrochene Handgelenke, für lange Krankheiten und kurze Schrecken. Etwa 1.100 Menschen arbeiten hier. Auf dieser Seite lesen Sie, wer wir sind, was wir versprechen und was Sie von uns erwarten dürfen.',
      ),
      heading('Unsere Geschichte'),
      paragraph(
        'Das Krankenhaus begann 1958 als kleine Klinik mit zwölf Betten und einem Krankenwagen. Die Nachbarschaft bezahlte das erste Röntgengerät mit einem Sommer voller Gartenfeste. 1971 kam eine Geburtsstation dazu, 1989 der Nordflügel mit der Notaufnahme.',
      ),
      paragraph(
        'Im Jahr 2019 zogen wir in das heutige Gebäude: vier Stockwerke um einen Garten, mit Tageslicht in jedem Flur. Die Glocke der alten Klinik hängt in der Eingangshalle. Wer eine lange Behandlung hinter sich hat, läutet sie am letzten Tag.',
      ),
      heading('Wofür wir stehen'),
      list(
        'Wir sagen Ihnen die Wahrheit, freundlich und in Worten, mit denen Sie etwas anfangen können.',
        'Wir planen Ihre Behandlung mit Ihnen und nicht über Ihren Kopf hinweg.',
        'Wir achten aufeinander, denn wer müde und allein ist, kann sich nicht gut um andere kümmern.',
        'Wir lernen offen aus Fehlern und bitten um Entschuldigung, wenn wir welche machen.',
      ),
      heading('Wer uns leitet'),
      list(
        'Helen Marsworth, Geschäftsführerin',
        'Prof. Samuel Oduya, Ärztlicher Direktor und Leiter der Allgemeinen Inneren Medizin',
        'Joy Abernethy, Direktorin für Pflege und Hebammenwesen',
        'Dr. Kofi Amponsah, Leiter der Notaufnahme und Beauftragter für Patientensicherheit',
      ),
      heading('Zertifizierung'),
      paragraph(
        'Alle drei Jahre besuchen uns unabhängige Prüfteams und achten auf Sicherheit, Sauberkeit und den Umgang mit Menschen. Den neuesten Bericht können Sie am Empfang lesen.',
      ),
      list(
        'Example Council for Hospital Quality: Zertifikat EX-40718, gültig bis 30. Juni 2028',
        'Example Register of Medical Laboratories: Zertifikat EX-22095, gültig bis 31. März 2028',
      ),
      heading('Was es im Haus gibt'),
      list(
        'Garten im Innenhof mit stufenlosen Wegen, geöffnet von Sonnenaufgang bis Sonnenuntergang',
        'Café in der Eingangshalle, werktags geöffnet von 07:30 bis 19:00 Uhr',
        'Apotheke, täglich geöffnet',
        'Raum der Stille für Gebet und Besinnung, offen für Menschen jedes Glaubens und ohne Glauben',
        'Kostenloses WLAN und Ladestationen in allen Wartebereichen',
        'Hörsaal mit öffentlichen Vorträgen an jedem ersten Dienstag im Monat',
      ),
      heading('Ihre Rechte bei uns'),
      list(
        'Wir behandeln Sie mit Respekt, wer Sie auch sind und woher Sie auch kommen.',
        'Wir erklären Ihnen, was wir vorschlagen, welche anderen Möglichkeiten es gibt und welche Risiken bestehen.',
        'Sie dürfen Nein sagen, Ihre Meinung ändern oder eine Zweitmeinung einholen.',
        'Ihre Unterlagen sind vertraulich, und Sie dürfen sie einsehen.',
        'Sie können kostenlos eine Dolmetscherin, einen Dolmetscher oder eine Begleitperson bekommen.',
        'Sie dürfen sich beschweren, ohne dass Ihre Behandlung darunter leidet. Wir antworten innerhalb von zwanzig Werktagen.',
      ),
    ),
    pricingText: richText(
      paragraph(
        'Diese Preise gelten für alle, die selbst zahlen. Zahlt eine Versicherung, fragen Sie dort bitte zuerst, was übernommen wird.',
      ),
      list(
        'Die Gebühr für eine Sprechstunde umfasst den Termin, einen kurzen Brief an Sie und Ihre Hausarztpraxis und einen Anruf unserer Pflege danach.',
        'Untersuchungen, Aufnahmen, Medikamente und Behandlungen berechnen wir gesondert. Sie kennen den Preis, bevor wir beginnen.',
        'Wo „ab“ vor dem Preis steht, hängt der Endbetrag davon ab, was Sie brauchen. Sie bekommen ihn schriftlich.',
        'Eine Notfallbehandlung verzögert sich nie wegen einer Frage nach dem Geld.',
      ),
      paragraph(
        'Sie können mit Karte oder per Überweisung zahlen, Beträge über 500 £ auch in bis zu sechs Raten ohne Zinsen.',
      ),
    ),
    privacyText: richText(
      paragraph(
        'Wir fragen so wenig wie möglich über Sie, bewahren es sicher auf und löschen es, wenn wir es nicht mehr brauchen. Auf dieser Seite steht, was diese Website speichert, warum und wie lange. Ihre Patientenakte wird getrennt von dieser Website geführt.',
      ),
      heading('Was wir speichern'),
      list(
        'Wenn Sie einen Termin buchen: Ihren Namen, wie wir Sie erreichen, bei wem und wann der Termin ist, und den Grund und was Sie für den Termin brauchen, falls Sie uns das mitteilen.',
        'Wenn Sie eine Anfrage senden: Ihren Namen, wie wir Sie erreichen, und Ihre Nachricht.',
        'Wenn Sie sich für einen früheren Termin auf die Warteliste setzen: Ihren Namen und wie wir Sie erreichen.',
        'Wenn Sie unseren Newsletter bestellen: Ihre E-Mail-Adresse.',
        'Wenn Sie uns sagen, ob eine Seite hilfreich war: Ihre Antwort und Ihren Kommentar, aber nicht, von wem sie kommen.',
      ),
      heading('Wie lange wir es aufbewahren'),
      list(
        'Kontaktdaten zu einem Termin: 24 Monate nach dem Termin',
        'Was Sie für einen Termin brauchen, zum Beispiel Dolmetschen: bis zum Tag nach dem Termin',
        'Anfragen: 12 Monate',
        'Antworten und Kommentare zu einer Seite: 24 Monate',
        'Adressen für den Newsletter: bis Sie sich abmelden',
        'Ein Protokoll der Änderungen, die unser Team an Einträgen vornimmt: 6 Jahre',
      ),
      heading('Cookies und Tracking'),
      paragraph(
        'Diese Website verfolgt Sie nicht. Sie setzt ein kleines Cookie, das Formulare vor Missbrauch schützt, nichts über Sie enthält und mit niemandem geteilt wird. Die Seiten laden nichts von anderen Unternehmen.',
      ),
      heading('Wer Ihre Angaben sieht'),
      paragraph(
        'Nur Mitarbeitende, die sie brauchen, um Ihnen zu antworten oder Ihren Termin vorzubereiten. Wir verkaufen und verleihen keine Adressen. E-Mails zu Terminen nennen im Betreff nie die Abteilung oder den Grund.',
      ),
      heading('Ihre Möglichkeiten'),
      paragraph(
        'Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder, soweit das Gesetz es erlaubt, löschen lassen. Schreiben Sie an privacy@openward.example oder rufen Sie unsere Patientenberatung an: +44 20 7946 0120. Wenn Sie mit unserer Antwort nicht zufrieden sind, können Sie sich bei der Datenschutzbehörde beschweren.',
      ),
    ),
    accessibilityText: richText(
      paragraph(
        'Alle sollen unser Krankenhaus und diese Website nutzen können. Hier lesen Sie, was schon funktioniert, was noch nicht, und wie Sie uns sagen können, wo es hakt.',
      ),
      heading('Diese Website'),
      paragraph(
        'Unser Ziel ist die Stufe AA der Web Content Accessibility Guidelines, Version 2.2. Zuletzt haben wir diese Website und diese Seite im November 2026 geprüft.',
      ),
      list(
        'Alle Seiten und Formulare lassen sich allein mit der Tastatur bedienen.',
        'Sie können ohne Skripte einen Termin buchen, verschieben und absagen, uns schreiben, suchen und filtern.',
        'Die Schrift lässt sich auf 200 % vergrößern, auch auf dem Handy, und das Fenster kann nur 320 Pixel breit sein, ohne dass etwas verloren geht.',
        'Farben haben genug Kontrast, und nichts wird nur durch Farbe mitgeteilt.',
        'Wenn Ihr Gerät weniger Bewegung wünscht, sind Animationen ausgeschaltet.',
      ),
      heading('Wie wir geprüft haben'),
      list(
        'Automatisch, bei jeder Änderung: axe-core prüft jede Art von Seite, auf dem Handy und am Schreibtisch, und findet keinen Fehler.',
        'Allein mit der Tastatur, in einem echten Browser: Menüs, Suche, Galerie und die Buchung vom ersten bis zum letzten Schritt.',
        'In einem Browser ohne Skripte: alles aus der Liste oben.',
        'In sechs Breiten von 320 bis 1920 Pixeln, und mit doppelter Schriftgröße des Browsers in Fenstern von 390, 640 und 1280 Pixeln: Nichts läuft über den Rand, kein Wort ist abgeschnitten, und alles, was sich drücken lässt, ist mindestens 24 Pixel hoch und breit und verdeckt nichts anderes.',
        'Mit dem Auge auf einem Handy mit langsamer Verbindung, mit erzwungenen Farben und auf Papier.',
      ),
      heading('Unser Gebäude'),
      list(
        'Ebener Zugang am Haupteingang und am Eingang der Notaufnahme',
        'Aufzüge mit Stockwerkansage und tastbaren Knöpfen',
        'Sechs Parkplätze für Menschen mit Behindertenausweis (Blue Badge) neben dem Haupteingang',
        'Barrierefreie Toiletten auf jeder Etage und ein Umkleideraum mit Lifter im Erdgeschoss',
        'Induktive Höranlagen am Empfang und in jeder Ambulanz',
        'Assistenzhunde sind in allen öffentlichen Bereichen willkommen',
      ),
      heading('Was nicht geprüft oder noch nicht gut ist'),
      list(
        'Menschen, die täglich einen Screenreader benutzen, haben diese Website noch nicht getestet. Die Namen, Rollen und Meldungen, die er braucht, werden automatisch geprüft. Das bemerkt weniger als ein Mensch.',
        'Die Tests laufen in Chromium, dem Kern von Chrome und Edge. In Safari und Firefox haben wir nicht jede Seite durchgesehen.',
        'Bei doppelter Schriftgröße auf dem Handy wachsen Überschriften weniger als der Text, damit ihre Wörter ganz bleiben. Pakete im Vergleich müssen Sie innerhalb ihrer Tabelle seitlich verschieben.',
        'Unsere Adresse führt zu einer Karte auf einer anderen Website, die vielleicht schwer zu bedienen ist. Der Weg zu uns steht in Worten auf der Seite Kontakt.',
      ),
      paragraph(
        'Einige ältere Merkblätter gibt es nur als eingescannte Dokumente, die ein Screenreader nicht lesen kann. Wir schreiben sie neu. Bis dahin lesen wir sie Ihnen gern am Telefon vor oder schicken sie in Großdruck.',
      ),
      heading('Sagen Sie es uns'),
      paragraph(
        'Wenn etwas schwer zu benutzen ist oder Sie Dolmetschen, Gebärdensprache oder mehr Zeit brauchen, rufen Sie +44 20 7946 0120 an oder schreiben Sie an access@openward.example. Wir antworten innerhalb von zwei Werktagen.',
      ),
    ),
  },
};
