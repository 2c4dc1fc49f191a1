/** Conditions of heart, brain, lungs, stomach, kidneys and mind, in German. */
import { signs } from '#server/demo/condition.ts';
import { heading, list, paragraph, richText } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const conditionsOfMedicine: DemoWords = {
  anxiety: {
    slug: 'angst-und-panikattacken',
    title: 'Angst und Panikattacken',
    otherNames: 'Angststörung, Panikattacke, Panik, Sorgen, Furcht',
    summary:
      'Sorgen, die nicht aufhören, oder plötzliche Angst mit rasendem Herzen. Es fühlt sich gefährlich an, ist es nicht und lässt sich gut behandeln.',
    callNow: signs(
      'Sie denken daran, sich zu verletzen oder Ihr Leben zu beenden.',
      'Ihre Brust schmerzt oder fühlt sich eng an, und es vergeht nicht innerhalb weniger Minuten. Es könnte Ihr Herz sein.',
    ),
    beSeenToday: signs(
      'Sie können vor Angst nicht essen, nicht schlafen oder nicht aus dem Haus gehen.',
      'Sie trinken, nehmen Drogen oder mehr Tabletten als verschrieben, um durch den Tag zu kommen.',
    ),
    atHome: signs(
      'Sie kennen diese Attacken, und diese ist wie die anderen.',
      'Sie machen sich mehr Sorgen als sonst, kommen aber durch den Tag.',
    ),
    description: richText(
      paragraph(
        'Angst ist die Alarmanlage des Körpers. Bei einer Angststörung schlägt sie zu oft, zu laut oder ohne Anlass an. Bei einer Panikattacke rast das Herz, die Hände kribbeln, und Atmen scheint unmöglich. Nach höchstens zehn Minuten ist der Höhepunkt erreicht, dann lässt sie nach, auch wenn Sie gar nichts tun.',
      ),
      paragraph(
        'Das ist häufig: Etwa einer von zehn Menschen erlebt es irgendwann. Es ist keine Charakterschwäche, und Gesprächstherapie hilft den meisten.',
      ),
    ),
    selfCare: richText(
      list(
        'Atmen Sie langsam aus: beim Einatmen bis vier zählen, beim Ausatmen bis sechs, fünf Minuten lang.',
        'Bleiben Sie, wo Sie sind, wenn es dort sicher ist. Die Attacke vergeht von selbst, und Sie lernen, dass sie das tut.',
        'Trinken Sie weniger Kaffee und Alkohol. Beide machen den Alarm am nächsten Tag lauter.',
        'Bewegen Sie sich jeden Tag, auch wenn es nur ein Gang um den Block ist.',
        'Sagen Sie einem Menschen, wie es Ihnen geht.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'Sie sich seit zwei Wochen oder länger an den meisten Tagen so fühlen',
        'Sie deswegen Orte oder Menschen meiden',
        'das, was Sie selbst versucht haben, nicht ausreicht',
      ),
    ),
    author: 'Prof. Samuel Oduya',
  },
  asthma: {
    slug: 'asthma',
    title: 'Asthma',
    otherNames: 'Asthma bronchiale, pfeifende Atmung, enge Atemwege, Asthmaanfall',
    summary:
      'Atemwege, die sich verengen und das Ausatmen schwer machen. Mit dem richtigen Spray, richtig angewendet, schlafen, arbeiten und laufen die meisten, wie sie möchten.',
    callNow: signs(
      'Sie haben so wenig Luft, dass Sie keinen Satz zu Ende sprechen können.',
      'Zehn Hübe Ihres Notfallsprays haben nicht geholfen.',
      'Ihre Lippen oder Fingerspitzen sehen blau oder grau aus.',
      'Sie sind schläfrig, verwirrt oder vom Atmen erschöpft.',
    ),
    beSeenToday: signs(
      'Ihr Notfallspray wirkt weniger als vier Stunden.',
      'Sie sind letzte Nacht von Husten oder pfeifender Atmung aufgewacht.',
      'Durch eine Erkältung ist Ihre Atmung schlechter als sonst.',
    ),
    atHome: signs(
      'Nach Ihrem Notfallspray atmen Sie wie gewohnt.',
      'Sie haben es diese Woche höchstens zweimal gebraucht.',
    ),
    description: richText(
      paragraph(
        'Bei Asthma ist die Schleimhaut der Atemwege ständig geschwollen, und die Muskeln um sie herum verkrampfen sich, wenn etwas sie reizt: kalte Luft, Pollen, Rauch, eine Erkältung, Lachen. Sie hören beim Ausatmen ein Pfeifen, die Brust wird eng, und Sie husten, vor allem nachts.',
      ),
      paragraph(
        'Ein Dauerspray beruhigt die Schleimhaut und wird jeden Tag genommen. Ein Notfallspray öffnet die Atemwege innerhalb von Minuten und ist nur für den Bedarf gedacht.',
      ),
    ),
    selfCare: richText(
      list(
        'Bei einem Anfall: Setzen Sie sich aufrecht hin und nehmen Sie jede Minute einen Hub Ihres Notfallsprays, bis zu zehn Hübe. Hilft das nicht, rufen Sie einen Krankenwagen und wiederholen Sie die Hübe, während Sie warten.',
        'Nehmen Sie Ihr Dauerspray jeden Tag, auch wenn es Ihnen gut geht. Deshalb geht es Ihnen gut.',
        'Benutzen Sie eine Vorschaltkammer (Spacer), und lassen Sie sich einmal im Jahr von einer Pflegekraft beim Sprühen zusehen. Die Hälfte aller Menschen verliert das meiste Medikament im Mund.',
        'Rauchen Sie nicht, und lassen Sie andere nicht in Ihrer Nähe rauchen.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'Sie Ihr Notfallspray öfter als zweimal pro Woche brauchen',
        'Sie keinen schriftlichen Plan für einen Anfall haben',
        'Ihr Asthma seit einem Jahr nicht kontrolliert wurde',
      ),
    ),
    author: 'Dr. Tomasz Wilk',
  },
  'chest-pain': {
    slug: 'brustschmerzen',
    title: 'Brustschmerzen',
    otherNames: 'Schmerzen in der Brust, Engegefühl, Druck auf der Brust, Angina pectoris, Herzinfarkt',
    summary:
      'Die meisten Brustschmerzen sind kein Herzinfarkt. Manche sind es, und am Gefühl allein kann das niemand erkennen. Warten Sie also nie ab, um es herauszufinden.',
    callNow: signs(
      'Sie kamen plötzlich und vergehen nicht innerhalb weniger Minuten.',
      'Sie fühlen sich eng oder schwer an, wie ein Gewicht oder ein Band.',
      'Sie strahlen in einen Arm, den Hals, den Kiefer oder den Rücken aus.',
      'Sie schwitzen außerdem, Ihnen ist übel, Sie fühlen sich einer Ohnmacht nahe oder haben Atemnot.',
      'Auch eine Wade ist geschwollen und schmerzt.',
    ),
    beSeenToday: signs(
      'Sie kamen beim Treppensteigen oder in Eile und vergingen, als Sie sich ausruhten.',
      'Es tut beim Einatmen weh, und Sie haben Fieber oder Husten.',
    ),
    atHome: signs(
      'Sie wissen, womit Sie sich gezerrt haben, und es tut nur weh, wenn Sie auf die Stelle drücken oder sich drehen.',
      'Es ist ein Brennen nach dem Essen, das Sie als Sodbrennen kennen.',
    ),
    description: richText(
      paragraph(
        'In der Brust liegen das Herz, die Lunge, die Speiseröhre und viele Muskeln und Gelenke, und alle können wehtun. Schmerzen vom Herzen sind oft eher ein Druck als ein Stechen. Bei Frauen, älteren Menschen und Menschen mit Diabetes können sie schwach sein: Atemnot, ein flauer Magen, plötzliche große Müdigkeit.',
      ),
      paragraph(
        'Wir finden die Ursache mit einem EKG, einer Blutuntersuchung und manchmal einer Aufnahme. Das EKG dauert fünf Minuten.',
      ),
    ),
    selfCare: richText(
      list(
        'Während Sie auf den Krankenwagen warten: Setzen Sie sich, lehnen Sie sich zurück und lockern Sie enge Kleidung.',
        'Wenn man es Ihnen am Telefon sagt, zerkauen Sie ein Aspirin. Es verdünnt das Blut.',
        'Benutzen Sie Ihr Nitrospray gegen Angina pectoris, wenn Sie eines haben.',
        'Fahren Sie nicht selbst, und schließen Sie die Haustür auf.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'der Schmerz vorbei ist, aber hin und wieder zurückkommt',
        'in Ihrer Familie Herzerkrankungen vorkommen und Sie sich Sorgen machen',
      ),
    ),
    author: 'Dr. Rafael Ibarrola',
  },
  cough: {
    slug: 'husten',
    title: 'Husten',
    otherNames: 'Reizhusten, trockener Husten, Husten mit Auswurf, Bronchitis',
    summary:
      'Husten nach einer Erkältung kann drei Wochen dauern und braucht kein Antibiotikum. An diesen Zeichen erkennen Sie, dass es etwas anderes ist.',
    callNow: signs(
      'Sie ringen nach Luft, oder Ihre Lippen sehen blau aus.',
      'Sie haben sich verschluckt und bekommen es nicht heraus.',
      'Sie husten mehr als einen Löffel Blut.',
    ),
    beSeenToday: signs(
      'Im Auswurf sind Blutstreifen.',
      'Das Einatmen tut weh, oder Sie haben weniger Luft als sonst.',
      'Sie haben seit mehr als drei Tagen Fieber von 38 °C oder mehr.',
      'Ihr Immunsystem ist geschwächt, durch eine Krankheit oder durch Medikamente.',
    ),
    atHome: signs('Er kam mit einer Erkältung, und Sie atmen leicht.', 'Es wird besser, wenn auch langsam.'),
    description: richText(
      paragraph(
        'Husten reinigt die Atemwege. Meist steckt ein Virus dahinter, und die Atemwege bleiben noch wochenlang gereizt, wenn das Virus längst weg ist. Grüner Schleim allein bedeutet nicht, dass Sie ein Antibiotikum brauchen.',
      ),
      paragraph(
        'Husten, der bleibt, hat andere Ursachen: Asthma, Magensäure, Rauchen, manche Blutdrucktabletten und selten eine Erkrankung der Lunge.',
      ),
    ),
    selfCare: richText(
      list(
        'Trinken Sie genug und versuchen Sie Honig in warmem Wasser. Geben Sie Babys unter einem Jahr keinen Honig.',
        'Schlafen Sie mit etwas erhöhtem Kopf.',
        'Rauchen Sie nicht und meiden Sie Rauch.',
        'Husten Sie in die Armbeuge und waschen Sie sich die Hände, anderen zuliebe.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'der Husten länger als drei Wochen dauert',
        'Sie ungewollt abnehmen oder nachts durchschwitzen',
        'Sie rauchen oder geraucht haben und Ihr Husten sich verändert hat',
      ),
    ),
    author: 'Dr. Niamh Corrigan',
  },
  depression: {
    slug: 'depression',
    title: 'Depression',
    otherNames: 'Niedergeschlagenheit, gedrückte Stimmung, depressiv, Burn-out',
    summary:
      'Mehr als eine schlechte Woche: gedrückte Stimmung, keine Freude und keine Kraft, zwei Wochen oder länger. Es ist eine häufige Krankheit, und mit Behandlung wird es besser.',
    callNow: signs(
      'Sie denken daran, Ihr Leben zu beenden, oder haben einen Plan gemacht.',
      'Sie haben sich verletzt oder eine Überdosis genommen.',
      'Sie hören Stimmen, die Ihnen sagen, dass Sie sich oder andere verletzen sollen.',
    ),
    beSeenToday: signs(
      'Sie essen nicht mehr, waschen sich nicht mehr oder stehen nicht mehr auf.',
      'Sie haben ein kleines Baby und das Gefühl, nicht für es sorgen zu können.',
      'Ein Mensch, der Ihnen nahesteht, sorgt sich um Ihre Sicherheit.',
    ),
    atHome: signs(
      'Sie fühlen sich seit weniger als zwei Wochen niedergeschlagen, und es gibt einen Grund.',
      'Es gibt am Tag noch Dinge, die Ihnen Freude machen.',
    ),
    description: richText(
      paragraph(
        'Alle sind manchmal traurig. Bei einer Depression bleibt die Traurigkeit, oder es ist gar kein Gefühl mehr da. Schlaf, Appetit und Konzentration verändern sich; viele nennen sich selbst faul oder wertlos. Manche spüren nur den Körper: Schmerzen, Müdigkeit, einen schweren Kopf.',
      ),
      paragraph(
        'Gesprächstherapie, Tabletten oder beides zusammen helfen den meisten innerhalb von Wochen. Der erste Schritt ist, es jemandem zu sagen, und eine Ärztin oder ein Arzt ist ein guter Anfang.',
      ),
      paragraph(
        'Wird es unerträglich, gibt es Tag und Nacht [Hilfe in einer seelischen Krise](/patients-and-visitors/mental-health-crisis).',
      ),
    ),
    selfCare: richText(
      list(
        'Sagen Sie heute einem Menschen, wie es Ihnen geht.',
        'Stehen Sie immer zur selben Zeit auf und gehen Sie bei Tageslicht hinaus.',
        'Nehmen Sie sich jeden Tag eine kleine Sache vor und tun Sie sie, ob Ihnen danach ist oder nicht.',
        'Lassen Sie den Alkohol weg. Er drückt die Stimmung.',
        'Treffen Sie keine großen Entscheidungen, solange Sie sich so fühlen.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'Sie sich seit zwei Wochen an den meisten Tagen niedergeschlagen fühlen',
        'Sie das Interesse an dem verloren haben, was Ihnen wichtig war',
        'Sie schon einmal eine Depression hatten und die Zeichen kennen',
      ),
    ),
    author: 'Prof. Samuel Oduya',
  },
  heartburn: {
    slug: 'sodbrennen',
    title: 'Sodbrennen',
    otherNames: 'Reflux, saures Aufstoßen, Magensäure, Verdauungsbeschwerden',
    summary:
      'Ein Brennen hinter dem Brustbein, oft nach dem Essen oder nachts, durch aufsteigende Magensäure. Meist harmlos und meist leicht zu behandeln.',
    callNow: signs(
      'Sie erbrechen Blut oder etwas, das wie Kaffeesatz aussieht.',
      'Ihr Stuhl ist schwarz und klebrig wie Teer.',
      'Der Schmerz ist eng oder schwer oder strahlt in einen Arm oder den Kiefer aus. Es könnte Ihr Herz sein.',
    ),
    beSeenToday: signs(
      'Essen bleibt beim Schlucken stecken und rutscht nicht weiter.',
      'Sie können kein Getränk bei sich behalten.',
    ),
    atHome: signs(
      'Es kommt nach großen Mahlzeiten oder im Liegen.',
      'Ein Mittel gegen Magensäure aus der Apotheke hilft.',
    ),
    description: richText(
      paragraph(
        'Ein ringförmiger Muskel hält die Magensäure dort, wo sie hingehört. Ist er locker, gelangt Säure in die Speiseröhre, und die brennt. Große Mahlzeiten, Fett, Schokolade, Kaffee, Alkohol, Rauchen und etwas Gewicht um die Taille lockern ihn, eine Schwangerschaft auch.',
      ),
    ),
    selfCare: richText(
      list(
        'Essen Sie kleinere Mahlzeiten und in den drei Stunden vor dem Schlafen nichts mehr.',
        'Stellen Sie das Kopfende des Betts eine Handbreit höher. Mehr Kissen helfen nicht.',
        'Achten Sie darauf, welches Essen es auslöst, und lassen Sie dieses weg statt alles.',
        'Nehmen Sie etwas ab, wenn Sie zu viel wiegen, und hören Sie auf zu rauchen.',
        'Fragen Sie in der Apotheke nach Tabletten, die die Säure senken, und nach solchen, die Sodbrennen auslösen können.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'Sie es seit drei Wochen an den meisten Tagen haben',
        'Sie ungewollt abnehmen',
        'es neu ist und Sie über fünfundfünfzig sind',
      ),
    ),
    author: 'Dr. Rohan Deshmukh',
  },
  'high-blood-pressure': {
    slug: 'bluthochdruck',
    title: 'Bluthochdruck',
    otherNames: 'Hypertonie, hoher Blutdruck, erhöhter Blutdruck',
    summary:
      'Blut, das zu stark auf die Gefäße drückt. Es tut selten weh und muss deshalb gemessen werden. Die Behandlung schützt Herz, Gehirn und Nieren.',
    callNow: signs(
      'Ihr Wert ist 180/120 oder mehr, und Sie haben Brustschmerzen oder Atemnot.',
      'Sie haben plötzlich starke Kopfschmerzen, sind verwirrt oder sehen oder sprechen schlecht.',
    ),
    beSeenToday: signs(
      'Ihr Wert ist zweimal im Abstand von fünf Minuten 180/120 oder mehr, auch wenn es Ihnen gut geht.',
      'Sie sind schwanger, und Ihr Wert ist 140/90 oder mehr.',
    ),
    atHome: signs(
      'Ihr Wert liegt unter 180/120, und es geht Ihnen gut.',
      'Ein einzelner Wert war nach Stress, Kaffee oder Treppen hoch. Ruhen Sie sich aus und messen Sie noch einmal.',
    ),
    description: richText(
      paragraph(
        'Die erste Zahl ist der Druck, wenn das Herz schlägt, die zweite der, wenn es ruht. Zu Hause gemessen liegt ein normaler Durchschnitt unter 135/85. Ein einzelner hoher Wert sagt wenig, der Durchschnitt einer Woche viel.',
      ),
      paragraph(
        'Über Jahre macht hoher Druck die Gefäße hart. So führt er zu Schlaganfall, Herzinfarkt und Nierenversagen. Deshalb lohnt sich die Behandlung, obwohl nichts wehtut.',
      ),
    ),
    selfCare: richText(
      list(
        'Messen Sie zu Hause, im Sitzen, nach fünf Minuten Ruhe, zweimal am Morgen und zweimal am Abend, eine Woche lang. Bringen Sie die Liste mit.',
        'Essen Sie weniger Salz: Das meiste steckt in Brot, Käse, Soßen und Fertiggerichten.',
        'Gehen Sie an fünf Tagen in der Woche eine halbe Stunde zügig spazieren.',
        'Trinken Sie wenig Alkohol und rauchen Sie nicht.',
        'Setzen Sie Tabletten nicht ab, weil der Wert gut ist. Er ist ihretwegen gut.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'der Durchschnitt einer Woche zu Hause 135/85 oder mehr beträgt',
        'Sie über vierzig sind und er seit fünf Jahren nicht gemessen wurde',
        'Ihre Tabletten Sie schwindlig machen oder husten lassen',
      ),
    ),
    author: 'Dr. Clara Hensley',
  },
  'kidney-stones': {
    slug: 'nierensteine',
    title: 'Nierensteine',
    otherNames: 'Nierenkolik, Harnsteine, Harnleitersteine, Blasensteine',
    summary:
      'Kleine harte Steine, die in der Niere entstehen. Auf dem Weg hinaus können sie einen der stärksten Schmerzen überhaupt auslösen. Die meisten gehen von selbst ab.',
    callNow: signs(
      'Sie haben die Schmerzen und außerdem Fieber oder Schüttelfrost.',
      'Sie können gar kein Wasser lassen.',
      'Der Schmerz ist so stark, dass Sie nicht still sitzen können, und Tabletten helfen nicht.',
    ),
    beSeenToday: signs(
      'In Ihrem Urin ist Blut.',
      'Sie erbrechen und können Getränke oder Tabletten nicht bei sich behalten.',
      'Sie sind schwanger, haben nur eine Niere oder eine Nierenerkrankung.',
    ),
    atHome: signs(
      'Bei Ihnen wurde ärztlich ein kleiner Stein festgestellt, und der Schmerz lässt mit Tabletten nach.',
    ),
    description: richText(
      paragraph(
        'Salze im Urin können Kristalle bilden, und aus Kristallen werden Steine. Ein Stein tut weh, wenn er sich bewegt: in Wellen, vom Rücken hinunter zur Leiste, auf einer Seite. Ihnen ist vielleicht übel, und der Urin kann rosa sein.',
      ),
      paragraph(
        'Eine Aufnahme zeigt, wie groß der Stein ist und wo er liegt. Steine bis fünf Millimeter gehen meist innerhalb von Wochen ab, größere lassen sich zertrümmern oder entfernen.',
      ),
    ),
    selfCare: richText(
      list(
        'Nehmen Sie das Schmerzmittel, das Sie bekommen haben, sobald der Schmerz beginnt, nicht erst, wenn er am schlimmsten ist.',
        'Trinken Sie während der Schmerzen, wenn Sie Durst haben, und danach zwei bis drei Liter am Tag.',
        'Lassen Sie Ihren Urin durch ein Sieb oder ein Mulltuch laufen und heben Sie den Stein auf. Wir können feststellen, woraus er besteht.',
        'Essen Sie weniger Salz und weniger Fleisch. Lassen Sie Milch und Käse nicht weg.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'Sie schon einmal einen Stein hatten',
        'bei einer Aufnahme zufällig ein Stein zu sehen war',
        'Steine in Ihrer Familie vorkommen',
      ),
    ),
    author: 'Dr. Meera Iyengar',
  },
  migraine: {
    slug: 'migrane',
    title: 'Migräne',
    otherNames: 'Starke Kopfschmerzen, Migräne mit Aura, Kopfschmerzattacke',
    summary:
      'Pochender Kopfschmerz, oft auf einer Seite, mit Übelkeit und dem Wunsch nach Dunkelheit. Er lässt sich früh stoppen und verhindern, und beides lohnt einen Plan.',
    callNow: signs(
      'Der Kopfschmerz ist der stärkste Ihres Lebens und war innerhalb einer Minute da.',
      'Ihr Gesicht hängt herab, ein Arm ist schwach, oder Sie finden keine Worte.',
      'Sie haben einen steifen Nacken, Fieber oder Ausschlag, oder Sie sind verwirrt.',
      'Sie haben einen Schlag auf den Kopf bekommen, und es wird schlimmer.',
    ),
    beSeenToday: signs(
      'Diese Attacke dauert schon länger als drei Tage.',
      'Das Flimmern oder die Taubheit vor dem Kopfschmerz hat länger als eine Stunde gedauert.',
      'Sie sind schwanger oder haben in den letzten sechs Wochen ein Kind bekommen, und dieser Kopfschmerz ist neu.',
      'Sie sind über fünfzig, der Schmerz ist neu, und Ihr Kiefer schmerzt beim Kauen oder Sie sehen verschwommen.',
    ),
    atHome: signs(
      'Es ist wie bei Ihren anderen Attacken.',
      'Ihre üblichen Tabletten helfen innerhalb von zwei Stunden.',
    ),
    description: richText(
      paragraph(
        'Migräne ist eine Störung des Gehirns, nicht des Willens. Eine Attacke dauert zwischen vier Stunden und drei Tagen. Einer von vier Menschen mit Migräne sieht vorher Zickzacklinien oder spürt ein Kribbeln; das nennt man Aura. Zwischen den Attacken geht es Ihnen gut.',
      ),
      paragraph(
        'Schlaf, Mahlzeiten, Stress und Hormone lösen Attacken aus. Wer an mehr als zehn Tagen im Monat Schmerzmittel nimmt, bekommt häufiger Kopfschmerzen. Das überrascht viele.',
      ),
    ),
    selfCare: richText(
      list(
        'Nehmen Sie Ihre Tablette so früh wie möglich, mit etwas Wasser.',
        'Legen Sie sich in einem dunklen, ruhigen Raum hin, mit etwas Kühlem auf der Stirn.',
        'Führen Sie ein Tagebuch: Tag, Schlaf, Mahlzeiten, Zyklus, Tablette. Zwei Monate davon sagen uns mehr als jede Aufnahme.',
        'Essen und schlafen Sie zu regelmäßigen Zeiten, auch am Wochenende.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'Sie öfter als einmal pro Woche eine Attacke haben',
        'Ihre Tabletten nicht mehr wirken',
        'Ihre Kopfschmerzen sich verändert haben',
      ),
    ),
    author: 'Dr. Karim Belhadi',
  },
  palpitations: {
    slug: 'herzklopfen',
    title: 'Herzklopfen',
    otherNames: 'Herzrasen, Herzstolpern, unregelmäßiger Herzschlag, Palpitationen',
    summary:
      'Sie spüren Ihr Herz schlagen: zu schnell, zu stark oder mit einem Stolpern. Meist ist es harmlos. Ein EKG zeigt, was es ist.',
    callNow: signs(
      'Ihre Brust schmerzt oder fühlt sich eng an.',
      'Sie werden ohnmächtig oder beinahe ohnmächtig.',
      'Sie haben starke Atemnot.',
    ),
    beSeenToday: signs(
      'Ihr Herz rast in Ruhe und ist seit einer halben Stunde nicht langsamer geworden.',
      'Sie haben eine Herzerkrankung, und das ist neu oder schlimmer.',
      'Es kommt immer, wenn Sie sich anstrengen.',
    ),
    atHome: signs(
      'Es dauert einige Sekunden und vergeht.',
      'Es kommt mit Kaffee, Stress oder zu wenig Schlaf.',
    ),
    description: richText(
      paragraph(
        'Ein zusätzlicher Schlag, den man als Stolpern und Pause spürt, ist die häufigste Form; fast alle haben ab und zu welche. Ein Herz, das plötzlich rast und ebenso plötzlich aufhört oder ganz ohne Rhythmus schlägt, sollte währenddessen aufgezeichnet werden.',
      ),
    ),
    selfCare: richText(
      list(
        'Setzen Sie sich hin und atmen Sie langsam.',
        'Zählen Sie eine halbe Minute lang Ihren Puls und schreiben Sie ihn auf, mit der Uhrzeit und dem, was Sie gerade getan haben.',
        'Trinken Sie zwei Wochen lang weniger Kaffee, Energydrinks und Alkohol und sehen Sie, was sich ändert.',
        'Kann Ihre Uhr ein EKG aufzeichnen, tun Sie es während des Herzklopfens und bringen Sie es mit.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'es oft wiederkommt oder länger als einige Minuten dauert',
        'jemand in Ihrer Familie vor dem vierzigsten Lebensjahr plötzlich gestorben ist',
      ),
    ),
    author: 'Dr. Clara Hensley',
  },
  'stomach-ache': {
    slug: 'bauchschmerzen',
    title: 'Bauchschmerzen',
    otherNames: 'Bauchweh, Magenschmerzen, Unterleibsschmerzen, Bauchkrämpfe, Blähungen',
    summary:
      'Meist Blähungen, ein Virus oder etwas Falsches gegessen, und nach zwei Tagen vorbei. Manche Bauchschmerzen können nicht warten, und so erkennen Sie sie.',
    callNow: signs(
      'Der Schmerz ist plötzlich und stark, oder Ihr Bauch ist hart und schmerzt bei jeder Berührung.',
      'Sie erbrechen Blut, oder Ihr Stuhl ist schwarz oder blutig und Sie fühlen sich einer Ohnmacht nahe.',
      'Sie können kein Wasser lassen, oder es gehen weder Stuhl noch Winde ab.',
      'Sie sind schwanger oder könnten es sein.',
      'Sie haben gleichzeitig Schmerzen in der Brust.',
    ),
    beSeenToday: signs(
      'Der Schmerz ist nach rechts unten gewandert und wird schlimmer.',
      'Sie haben dazu Fieber von 38 °C oder mehr.',
      'Sie haben seit einem Tag kein Getränk bei sich behalten.',
      'Ihre Haut oder das Weiße Ihrer Augen sieht gelb aus.',
    ),
    atHome: signs(
      'Der Schmerz kommt und geht, und Sie können essen und trinken.',
      'Es begann vor weniger als zwei Tagen mit Erbrechen oder Durchfall.',
    ),
    description: richText(
      paragraph(
        'Wo es wehtut, ist ein Hinweis: oben in der Mitte oft der Magen, rechts unter den Rippen die Gallenblase, rechts unten der Blinddarm, überall und in Wellen der Darm. Wichtiger ist, wie es Ihnen geht: Wer sich nicht aufrichten kann, sollte nicht warten.',
      ),
    ),
    selfCare: richText(
      list(
        'Trinken Sie oft kleine Schlucke. Essen Sie, wenn Sie Hunger haben, anfangs einfache Kost.',
        'Legen Sie etwas Warmes auf den Bauch.',
        'Paracetamol ist für die meisten unbedenklich. Lassen Sie Ibuprofen und Aspirin weg: Sie reizen den Magen.',
        'Waschen Sie sich gut die Hände, wenn auch andere krank sind.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'es immer wiederkommt oder länger als zwei Wochen dauert',
        'Ihr Stuhlgang seit mehr als drei Wochen verändert ist',
        'Sie ungewollt abnehmen',
      ),
    ),
    author: 'Dr. Rohan Deshmukh',
  },
  stroke: {
    slug: 'schlaganfall',
    title: 'Schlaganfall',
    otherNames: 'Hirnschlag, Hirninfarkt, TIA, kleiner Schlaganfall, Apoplex',
    summary:
      'Plötzlich gelangt kein Blut mehr in einen Teil des Gehirns. Behandlung in den ersten Stunden rettet Sprache, Bewegung und Leben. Warten Sie nicht, ob es vergeht.',
    callNow: signs(
      'Eine Gesichtshälfte hängt herab, oder ein Lächeln ist schief.',
      'Ein Arm oder Bein ist plötzlich schwach oder taub.',
      'Die Sprache ist verwaschen, oder die Worte ergeben keinen Sinn.',
      'Auf einem Auge oder einer Seite ist das Sehen plötzlich weg.',
      'Das Gleichgewicht ist plötzlich weg, mit starken Kopfschmerzen oder Erbrechen.',
    ),
    beSeenToday: signs(
      'Sie hatten in der letzten Woche solche Zeichen, sie sind ganz verschwunden, und seitdem wurden Sie nicht ärztlich untersucht.',
    ),
    description: richText(
      paragraph(
        'Die meisten Schlaganfälle entstehen durch ein Gerinnsel, das ein Gefäß verstopft, seltener durch eine Blutung. Ein kleiner Schlaganfall (TIA) sieht genauso aus und vergeht innerhalb von Minuten oder Stunden. Er ist eine Warnung, und die Tage danach sind die gefährlichsten.',
      ),
      paragraph(
        'Wenige Minuten nach Ihrer Ankunft machen wir eine Aufnahme des Gehirns. Manche Gerinnsel lassen sich auflösen, andere mit einem dünnen Katheter herausziehen. Wie gut das gelingt, ist eine Frage der Stunde.',
      ),
    ),
    selfCare: richText(
      list(
        'Merken Sie sich die Uhrzeit, zu der es der Person zuletzt gut ging. Sie entscheidet, welche Behandlung möglich ist.',
        'Lassen Sie die Person mit leicht erhöhtem Kopf liegen, auf der Seite, wenn sie schläfrig ist.',
        'Geben Sie nichts zu essen oder zu trinken und keine Tabletten: Vielleicht funktioniert das Schlucken nicht.',
        'Fahren Sie nicht selbst ins Krankenhaus. Der Krankenwagen meldet Sie an, und wir sind bereit.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'Sie einen Schlaganfall oder eine TIA hatten und seit sechs Monaten nicht untersucht wurden',
        'Sie Ihr eigenes Risiko kennen möchten: Blutdruck, Herzrhythmus, Cholesterin, Zucker',
      ),
    ),
    author: 'Prof. Walter Engelhart',
  },
  'type-2-diabetes': {
    slug: 'diabetes-typ-2',
    title: 'Diabetes Typ 2',
    otherNames: 'Zuckerkrankheit, hoher Blutzucker, Altersdiabetes, Zucker',
    summary:
      'Zu viel Zucker im Blut, weil Insulin nicht mehr richtig wirkt. Früh erkannt und gut behandelt, muss er Ihr Leben nicht verkürzen.',
    callNow: signs(
      'Ein Mensch mit Diabetes ist verwirrt, sehr schläfrig oder nicht zu wecken.',
      'Sie atmen schnell, Ihr Atem riecht nach Obst, und Sie erbrechen.',
      'Ihr Zucker ist niedrig und steigt nicht, obwohl Sie zweimal Zucker gegessen haben.',
    ),
    beSeenToday: signs(
      'Ihr Zucker bleibt über 15 mmol/l (270 mg/dl), und Sie fühlen sich krank.',
      'Sie haben eine wunde Stelle, eine Blase oder eine heiße rote Stelle am Fuß.',
      'Sie erbrechen und können Ihre Tabletten nicht bei sich behalten.',
    ),
    atHome: signs(
      'Ihr Zucker liegt etwas über Ihrem Ziel, und es geht Ihnen gut.',
      'Eine leichte Unterzuckerung vergeht nach Saft oder Traubenzucker.',
    ),
    description: richText(
      paragraph(
        'Insulin lässt Zucker aus dem Blut in die Zellen. Bei Diabetes Typ 2 reagieren die Zellen immer weniger darauf. Durst, Müdigkeit und häufiges Wasserlassen sind die Zeichen, aber jahrelang kann es gar keine geben. Eine Blutuntersuchung zeigt den durchschnittlichen Zucker von drei Monaten.',
      ),
      paragraph(
        'Mit der Zeit schadet hoher Zucker Augen, Nieren, Nerven und Gefäßen. Deshalb sehen wir uns einmal im Jahr Augen und Füße an.',
      ),
    ),
    selfCare: richText(
      list(
        'Bei Unterzuckerung: vier Traubenzuckertabletten oder ein kleines Glas Saft, zehn Minuten warten, noch einmal messen, dann etwas essen.',
        'Gehen Sie nach dem Essen spazieren. Zehn Minuten senken den Zucker mehr, als man denkt.',
        'Essen Sie mehr Gemüse, Bohnen und Vollkorn und trinken Sie Wasser statt süßer Getränke.',
        'Sehen Sie sich jeden Abend Ihre Füße an, auch zwischen den Zehen.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'Sie Durst haben, müde sind und öfter Wasser lassen als früher',
        'in Ihrer Familie Diabetes vorkommt und Sie noch nie getestet wurden',
        'Ihre letzte Jahreskontrolle länger als ein Jahr her ist',
      ),
    ),
    author: 'Dr. Meera Iyengar',
  },
};
