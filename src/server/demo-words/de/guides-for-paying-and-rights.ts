/** Guides in German on money, rights and records, and on working here. */

import { heading, list, paragraph, richText, table } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const guidesForPayingAndRights: DemoWords = {
  insurance: {
    slug: 'versicherung',
    title: 'Versicherung',
    otherNames:
      'Nehmen Sie meine Versicherung, Krankenversicherung, Krankenkasse, private Krankenversicherung, Kostenübernahme, Kostenzusage, Genehmigung, Auslandskrankenversicherung, Reiseversicherung',
    summary:
      'Wir arbeiten mit den meisten Krankenversicherungen zusammen und schicken ihnen die Rechnung. Was Sie Ihre vorher fragen sollten und was Sie selbst zahlen.',
    body: richText(
      heading('Nehmen wir Ihre Versicherung?'),
      paragraph(
        'Sehr wahrscheinlich. Wir haben Vereinbarungen mit den meisten privaten Krankenversicherungen im Land und mit vielen aus dem Ausland. Rufen Sie uns unter +44 20 7946 0110 an und nennen Sie Ihre Versicherung, wir sagen es Ihnen sofort.',
      ),
      heading('Bevor Sie kommen'),
      list(
        'Fragen Sie Ihre Versicherung, ob Ihr Tarif den Termin, die Untersuchungen und die ärztliche Behandlung bei uns übernimmt. Ein Tarif kann eine Krankheit ausschließen, die Sie schon vorher hatten.',
        'Fragen Sie nach einer Genehmigungsnummer. Viele Versicherungen möchten zuerst einen Brief Ihrer Hausarztpraxis.',
        'Nennen Sie uns die Nummer bei der Buchung oder bringen Sie sie mit.',
        'Vor einer Operation fragen wir Ihre Versicherung gemeinsam mit Ihnen. Das dauert etwa fünf Werktage.',
      ),
      heading('Wer zahlt was'),
      table(
        ['Wenn', 'Dann'],
        [
          'Ihre Versicherung eine Vereinbarung mit uns hat',
          'Schicken wir ihr die Rechnung. Sie müssen nichts vorauszahlen',
        ],
        ['Es keine Vereinbarung gibt', 'Zahlen Sie an uns und bekommen eine Rechnung zum Einreichen'],
        [
          'Ihr Tarif einen Selbstbehalt hat',
          'Zahlen Sie diesen Teil. Wir schreiben Ihnen, sobald Ihre Versicherung ihn uns genannt hat',
        ],
        [
          'Ihre Versicherung nachträglich ablehnt',
          'Sprechen wir zusammen mit Ihnen mit der Versicherung, bevor wir etwas von Ihnen verlangen',
        ],
      ),
      heading('Notfälle'),
      paragraph(
        'Eine Notfallbehandlung verzögert sich nie wegen einer Frage nach Geld oder Versicherung. Das klären wir später.',
      ),
      heading('Gäste aus dem Ausland'),
      paragraph(
        'Bringen Sie Ihren Reisepass und Ihre Reiseversicherung mit. Rufen Sie so bald wie möglich die Notrufnummer Ihrer Versicherung an, oder lassen Sie uns das tun. Bei geplanten Behandlungen schicken Sie uns die Kostenzusage bitte eine Woche vorher.',
      ),
      heading('Ohne Versicherung'),
      paragraph(
        'Sie können selbst zahlen. Wie, steht unter [Bezahlen und Kostenvoranschläge](/patients-and-visitors/paying), und was es kostet, unter [unsere Preise](/pricing).',
      ),
    ),
  },
  paying: {
    slug: 'bezahlen-und-kostenvoranschlage',
    title: 'Bezahlen und Kostenvoranschläge',
    otherNames:
      'Rechnung bezahlen, Zahlung, Rechnung, wie kann ich zahlen, Kostenvoranschlag, Angebot, Ratenzahlung, Raten, Anzahlung, Erstattung, was kostet das, Überweisung, Karte',
    summary:
      'Sie kennen den Preis, bevor wir beginnen. Zahlen Sie mit Karte oder per Überweisung, Beträge über 500 £ auch in bis zu sechs Raten ohne Zinsen.',
    body: richText(
      heading('Was wird es kosten?'),
      paragraph(
        'In [unserer Preisliste](/pricing) steht jede Sprechstunde, jede Leistung und jedes Paket. Wo „ab“ steht, hängt der Betrag davon ab, was Sie brauchen. Sie bekommen ihn schriftlich, bevor Sie sich entscheiden.',
      ),
      heading('Ein Kostenvoranschlag für Sie'),
      paragraph(
        'Für eine Operation oder einen Aufenthalt schreiben wir Ihnen innerhalb von drei Werktagen einen Kostenvoranschlag. Er nennt Chirurgie, Anästhesie, Bett, Untersuchungen und Medikamente und was noch hinzukommen kann. Er gilt sechzig Tage. Fragen Sie in Ihrer Abteilung oder rufen Sie +44 20 7946 0110 an.',
      ),
      heading('Eine Rechnung bezahlen'),
      list(
        'Am Empfang, mit Karte, werktags von 08:00 bis 20:00 Uhr und samstags bis 14:00 Uhr',
        'Per Überweisung. Konto und Verwendungszweck stehen auf der Rechnung; sie ist nach dreißig Tagen fällig',
        'Telefonisch mit Karte: +44 20 7946 0110, werktags.',
      ),
      paragraph(
        'Wir senden nie einen Zahlungslink per SMS und fragen nie in einer E-Mail nach Ihrer Karte. Bekommen Sie so etwas, sagen Sie es uns bitte.',
      ),
      heading('In Raten'),
      paragraph(
        'Beträge über 500 £ können Sie in bis zu sechs Monatsraten ohne Zinsen zahlen. Sagen Sie es uns, bevor die Rechnung fällig ist.',
      ),
      heading('Wenn Sie nicht zahlen können'),
      paragraph(
        'Bitte sprechen Sie früh mit uns. Unsere Patientenberatung weiß, welche Hilfen es gibt, und niemand verliert seine Behandlung, weil er fragt. Rufen Sie +44 20 7946 0120 an.',
      ),
      heading('Wenn eine Rechnung nicht stimmt'),
      paragraph(
        'Schreiben Sie mit der Rechnungsnummer an hello@openward.example. Wir halten die Frist an, bis wir geantwortet haben. Zu viel Gezahltes erstatten wir innerhalb von zehn Werktagen.',
      ),
      paragraph(
        'Zahlt eine Versicherung für Sie, lesen Sie [Versicherung](/patients-and-visitors/insurance).',
      ),
    ),
  },
  'your-rights': {
    slug: 'ihre-rechte-und-begleitpersonen',
    title: 'Ihre Rechte und Begleitpersonen',
    otherNames:
      'Patientenrechte, Begleitperson, Zweitmeinung, Einwilligung, Würde, Privatsphäre auf der Station, Ärztin statt Arzt, Arzt statt Ärztin, Patientenverfügung, Vorsorgevollmacht, Fürsprache',
    summary:
      'Sie entscheiden. Was Sie von uns erwarten dürfen, wie Sie jemanden an Ihrer Seite haben und wie Sie eine Zweitmeinung bekommen.',
    body: richText(
      heading('Was Sie erwarten dürfen'),
      list(
        'Wir behandeln Sie mit Respekt, wer Sie auch sind und woher Sie auch kommen.',
        'Wir erklären, was wir vorschlagen, was sonst möglich wäre und welche Risiken es gibt, in Worten, die Sie verstehen.',
        'Sie kennen die Namen aller, die Sie behandeln, und wissen, wer verantwortlich ist.',
        'Was Sie uns sagen, bleibt unter uns.',
        'Ist etwas schiefgegangen, sagen wir es Ihnen und bitten um Entschuldigung.',
      ),
      heading('Sie entscheiden'),
      paragraph(
        'Nichts geschieht ohne Ihre Einwilligung. Nehmen Sie sich die Zeit, die Sie brauchen, außer ein Leben ist in Gefahr. Sie dürfen Nein sagen oder Ihre Meinung ändern, auch im letzten Augenblick, und niemand nimmt es Ihnen übel.',
      ),
      heading('Eine Begleitperson'),
      paragraph(
        'Bei jeder Untersuchung können Sie eine Begleitperson haben: jemanden aus unserem Team mit eigener Schulung, der im Raum bleibt und auf Ihrer Seite ist. Das kostet nichts. Bei intimen Untersuchungen bieten wir es immer an. Sie können bei der Buchung unter „Brauchen Sie Unterstützung bei Ihrem Termin?“ darum bitten. Sie dürfen auch eine vertraute Person mitbringen oder bei der Buchung um eine Ärztin oder einen Arzt Ihres Geschlechts bitten.',
      ),
      heading('Eine Zweitmeinung'),
      paragraph(
        'Sie dürfen eine weitere ärztliche Meinung einholen, hier oder anderswo. Ihre Unterlagen und Bilder schicken wir kostenlos mit. Ihre Ärztin oder Ihr Arzt ist nicht gekränkt: Gute Ärztinnen und Ärzte tun das selbst.',
      ),
      heading('Wenn Sie nicht für sich sprechen können'),
      paragraph(
        'Sagen Sie uns, wen wir fragen sollen. Haben Sie eine Patientenverfügung oder eine Vorsorgevollmacht, bringen Sie eine Kopie mit. Haben Sie niemanden, finden wir eine unabhängige Person, die für Sie spricht.',
      ),
      heading('Junge Menschen'),
      paragraph(
        'Ab 16 Jahren entscheiden Sie selbst. Auch wenn Sie jünger sind, können Sie allein mit der Ärztin oder dem Arzt sprechen, und wir hören zuerst Ihnen zu.',
      ),
      heading('Worum wir Sie bitten'),
      list(
        'Sagen Sie uns alles, was wichtig ist, und was Sie nicht verstanden haben.',
        'Kommen Sie pünktlich oder [sagen Sie früh genug ab](/appointment/mine), damit jemand anderes Ihren Platz bekommt.',
        'Seien Sie freundlich zu unserem Team und zu anderen. Drohungen und Beleidigungen nehmen wir nicht hin.',
      ),
      paragraph(
        'Ist etwas unklar? Unsere Patientenberatung hört zu und hilft: Rufen Sie +44 20 7946 0120 an. Was Sie tun können, wenn wir Sie enttäuschen, steht auf der Seite über [Beschwerden](/patients-and-visitors/complaints-and-compliments).',
      ),
    ),
  },
  'complaints-and-compliments': {
    slug: 'beschwerden-und-lob',
    title: 'Beschwerden und Lob',
    otherNames:
      'Beschwerde, wie kann ich mich beschweren, Rückmeldung, Feedback, Lob, Danke, Dank an eine Pflegekraft, Vorschlag, Kritik, Ombudsstelle, etwas ist schiefgegangen',
    summary:
      'Sagen Sie uns, was schiefging oder was gut war. Auf Beschwerden antworten wir innerhalb von zwanzig Werktagen, und Ihre Behandlung leidet nie darunter.',
    body: richText(
      heading('Sprechen Sie zuerst mit uns'),
      paragraph(
        'Die Stations- oder Sprechstundenleitung kann vieles noch am selben Tag in Ordnung bringen. Möchten Sie lieber mit jemand anderem sprechen: Unsere Patientenberatung ist von den Stationen unabhängig. Rufen Sie +44 20 7946 0120 an oder kommen Sie an den Schalter neben der Eingangshalle, Montag bis Freitag von 09:00 bis 17:00 Uhr.',
      ),
      heading('Eine Beschwerde einreichen'),
      list(
        'Telefonisch, persönlich, per Brief oder [schriftlich auf dieser Website](/contact#write)',
        'Möglichst innerhalb von zwölf Monaten, damit man sich noch erinnert',
        'Für sich selbst oder für jemanden, der damit einverstanden ist.',
      ),
      paragraph(
        'Sagen Sie, was geschehen ist, wann und wo, und was Sie sich von uns wünschen. Sie brauchen weder die richtigen Worte noch das richtige Formular. Auf Wunsch hilft Ihnen kostenlos eine unabhängige Person.',
      ),
      heading('Was dann geschieht'),
      table(
        ['Wann', 'Was wir tun'],
        ['Innerhalb von drei Werktagen', 'Wir schreiben, dass sie angekommen ist und wer sich darum kümmert'],
        ['Dazwischen', 'Wir rufen Sie an, wenn etwas unklar ist, und sprechen mit den Beteiligten'],
        [
          'Innerhalb von zwanzig Werktagen',
          'Sie bekommen unsere Antwort: was wir herausgefunden haben und was wir ändern',
        ],
        ['Wenn es länger dauert', 'Wir sagen Ihnen, warum und wann Sie von uns hören'],
      ),
      heading('Wenn Sie nicht zufrieden sind'),
      paragraph(
        'Bitten Sie uns, es noch einmal zu prüfen: Das übernimmt jemand, der nichts damit zu tun hatte. Danach können Sie sich an die Ombudsstelle für Gesundheit wenden, die von uns unabhängig ist. Wie, steht in unserem Brief.',
      ),
      heading('Danke sagen'),
      paragraph(
        'Ein paar Zeilen bedeuten den Menschen auf einer Station sehr viel. [Schreiben Sie uns](/contact#write) mit dem Namen der Station oder der Person: Bei der nächsten Übergabe werden sie vorgelesen, und eine Kopie kommt in die Personalakte.',
      ),
    ),
  },
  'quality-and-accreditation': {
    slug: 'qualitat-und-zertifizierung',
    title: 'Qualität und Zertifizierung',
    otherNames:
      'Zertifiziert, Zertifikat, Akkreditierung, akkreditiert, Qualitätsbericht, Prüfbericht, Prüfteam, Aufsicht, Bewertung des Krankenhauses, Standards, Patientensicherheit, Infektionsraten, Hygiene',
    summary:
      'Wer uns prüft, welche Zertifikate wir haben und was wir selbst messen. Wo Sie die Berichte lesen können und wen Sie fragen können.',
    body: richText(
      heading('Wer uns prüft'),
      paragraph(
        'Alle drei Jahre besuchen uns unabhängige Prüfteams und achten auf Sicherheit, Sauberkeit und den Umgang mit Menschen. Sie sprechen mit Patientinnen, Patienten und dem Team, und wir suchen nicht aus, mit wem.',
      ),
      paragraph(
        'Die Aufsicht über das Gesundheitswesen veröffentlicht eigene Berichte. In England ist das die Care Quality Commission (CQC).',
      ),
      heading('Unsere Zertifikate'),
      table(
        ['Von', 'Nummer', 'Gültig bis'],
        ['Example Council for Hospital Quality', 'EX-40718', '30. Juni 2028'],
        ['Example Register of Medical Laboratories', 'EX-22095', '31. März 2028'],
      ),
      heading('Was wir messen'),
      list(
        'Infektionen nach Operationen',
        'Stürze und Druckgeschwüre auf jeder Station',
        'Wie lange man in der Notaufnahme und auf eine Operation wartet',
        'Was Patientinnen und Patienten sagen: Wir fragen alle nach ihrem Aufenthalt.',
      ),
      paragraph('Die Zahlen der letzten zwölf Monate hängen am Eingang jeder Station, ob gut oder schlecht.'),
      heading('Wenn etwas schiefgeht'),
      paragraph(
        'Wir sagen es Ihnen, bitten um Entschuldigung und suchen die Ursache. Sie erfahren, was wir herausgefunden haben und was wir ändern. Haben Sie etwas gesehen, das nicht sicher ist? Sagen Sie es der Stationsleitung, oder lesen Sie die Seite über [Beschwerden und Lob](/patients-and-visitors/complaints-and-compliments).',
      ),
      heading('Die Berichte lesen'),
      paragraph(
        'Den neuesten Prüfbericht und unseren jährlichen Qualitätsbericht können Sie am Empfang lesen. Bei Fragen rufen Sie unsere Patientenberatung an: +44 20 7946 0120. [Über uns](/about) sagt, wer das Krankenhaus leitet und für Qualität verantwortlich ist.',
      ),
    ),
  },
  'results-and-records': {
    slug: 'befunde-und-patientenakte',
    title: 'Befunde und Patientenakte',
    otherNames:
      'Befund, Ergebnisse, wo sind meine Blutwerte, Laborwerte, wann bekomme ich meine Ergebnisse, Kopie der Patientenakte, Arztberichte, Röntgenbilder, Akteneinsicht, Daten berichtigen',
    summary:
      'Wann Ihre Ergebnisse vorliegen, wie Sie sie bekommen und wie Sie Ihre Patientenakte einsehen, kopieren oder berichtigen lassen.',
    body: richText(
      heading('Wann Ihre Ergebnisse vorliegen'),
      table(
        ['Untersuchung', 'Liegt vor nach'],
        ['Die meisten Blutuntersuchungen', 'Einem Werktag'],
        ['Urinkultur', 'Zwei bis drei Tagen'],
        ['Röntgen, Ultraschall, CT und MRT', 'Höchstens drei Werktagen'],
        ['Gewebeproben', 'Etwa zehn Tagen'],
        ['Seltene Untersuchungen, die wir verschicken', 'Bis zu zwei Wochen'],
      ),
      heading('Wie Sie sie bekommen'),
      list(
        'Ihre Ärztin oder Ihr Arzt bei uns schreibt Ihnen oder ruft an und schickt Ihrer Hausarztpraxis eine Kopie.',
        'Ist etwas dringend, rufen wir Sie am selben Tag an. Bitte halten Sie Ihre Nummer aktuell.',
        'Keine Nachricht ist keine gute Nachricht: Haben Sie nach der oben genannten Zeit nichts gehört, rufen Sie Ihre Abteilung an. Die Nummer steht auf der Seite der [Abteilung](/departments).',
      ),
      paragraph(
        'Ergebnisse nennen wir nur Ihnen selbst, nachdem wir nach Ihrem Geburtsdatum gefragt haben. Für andere brauchen wir deren Einwilligung. Per gewöhnlicher E-Mail senden wir keine Ergebnisse.',
      ),
      heading('Akte einsehen oder kopieren'),
      paragraph(
        'Sie dürfen alles sehen, was wir über Sie geschrieben haben. Schreiben Sie an privacy@openward.example oder fragen Sie am Empfang nach dem Formular, und zeigen Sie uns einen Ausweis. Innerhalb eines Monats bekommen Sie eine Kopie, auf Papier oder als Datei. Die erste Kopie ist kostenlos.',
      ),
      heading('Bilder'),
      paragraph(
        'Röntgenbilder und andere Aufnahmen bekommen Sie auf einer Disc oder als Download-Code. Rufen Sie die Radiologie einen Tag vorher an und holen Sie sie ab, oder lassen Sie sie an ein anderes Krankenhaus schicken.',
      ),
      heading('Etwas berichtigen'),
      paragraph(
        'Stimmt eine Angabe nicht, etwa eine Adresse oder eine Allergie, sagen Sie es uns, und wir berichtigen sie. Sehen Sie etwas anders als die Ärztin oder der Arzt, fügen wir Ihre eigenen Worte hinzu.',
      ),
      heading('Wer sie sonst noch sieht'),
      paragraph(
        'Nur wer Sie behandelt und wen Sie uns nennen. An Versicherungen und Arbeitgeber geben wir Unterlagen nur mit Ihrer schriftlichen Einwilligung weiter. Unter [Datenschutz](/privacy) steht, was diese Website speichert. Ihre Patientenakte ist davon getrennt.',
      ),
    ),
  },
  jobs: {
    slug: 'stellen-und-karriere',
    title: 'Stellen und Karriere',
    otherNames:
      'Job, Jobs, Karriere, Stellenangebote, offene Stellen, Stellen in der Pflege, bei uns arbeiten, Bewerbung, bewerben, Ausbildung, Praktikum, Ehrenamt, ehrenamtlich helfen',
    summary:
      'Etwa 1.100 Menschen arbeiten hier, in mehr als hundert Berufen. Wie Sie sich bewerben, was wir bieten und wie Sie im Studium oder ehrenamtlich zu uns kommen.',
    body: richText(
      paragraph(
        'Pflege und Medizin, Küche und Transport, Technik und Verwaltung: Ein Krankenhaus braucht sie alle. Worauf wir zuerst achten, sind Freundlichkeit und Sorgfalt. Vieles andere können Sie hier lernen.',
      ),
      heading('Offene Stellen'),
      paragraph(
        'Wir senden Ihnen die Liste der offenen Stellen dieses Monats: Schreiben Sie an jobs@openward.example oder fragen Sie am Empfang. Sie dürfen auch schreiben, wenn nichts ausgeschrieben ist. Wir bewahren Ihren Brief sechs Monate auf und rufen Sie an, wenn etwas passt.',
      ),
      heading('So bewerben Sie sich'),
      list(
        'Senden Sie ein Anschreiben, Ihren Lebenslauf und die Namen von zwei Personen, die Ihre Arbeit kennen, an jobs@openward.example.',
        'Wir antworten innerhalb von zehn Werktagen.',
        'Laden wir Sie ein, lernen Sie das Team kennen und verbringen eine Stunde auf der Station oder in der Werkstatt.',
        'Vor Ihrem Beginn prüfen wir Ihre Identität, Ihre Abschlüsse, Ihre Zulassung und ob Sie mit Patientinnen und Patienten arbeiten dürfen.',
      ),
      heading('Was wir bieten'),
      list(
        'Dienstpläne, die acht Wochen im Voraus feststehen, und Teilzeit in fast jedem Beruf',
        'Fünf bezahlte Fortbildungstage im Jahr',
        'Eine Kita neben dem Parkhaus, von 06:30 bis 20:30 Uhr',
        'Halber Preis im Café und ein kostenloser Platz für Ihr Fahrrad.',
      ),
      heading('Ausbildung und Praktikum'),
      paragraph(
        'Wer Pflege, Hebammenkunde, Radiologie oder Medizin lernt, kommt über die eigene Schule oder Hochschule zu uns. Ausbildungen beginnen im September, bewerben Sie sich bis Ende März. Ab 16 Jahren können Sie eine Woche Praktikum machen.',
      ),
      heading('Ehrenamt'),
      paragraph(
        'Achtzig Ehrenamtliche zeigen den Weg, lesen vor und pflegen den Garten. Wir bitten um drei Stunden pro Woche und sechs Monate. Schulung, Kleidung und Mittagessen übernehmen wir. Schreiben Sie an hello@openward.example.',
      ),
    ),
  },
};
