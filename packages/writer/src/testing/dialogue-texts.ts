import type { SourceLanguage } from '@tarima/languages';

/** An article in each language, with reasons, contrasts, examples, definitions, lists, figures and steps. */
export const DIALOGUE_TEXTS: Readonly<Record<SourceLanguage, { title: string; text: string }>> = {
  es: {
    title: 'El compost en casa',
    text: `
# El compost en casa
El compost es un abono natural que se obtiene de los restos de la cocina y del jardín. Casi la mitad de la basura de un hogar es materia orgánica que podría volver a la tierra. Sin embargo, la mayor parte termina en un vertedero, donde produce metano.
# Qué se puede echar
Las cáscaras de fruta, los restos de verdura y los posos del café se descomponen con facilidad. Los restos de carne y de pescado deben evitarse, porque atraen insectos y huelen mal. Las hojas secas y el cartón sin tinta aportan el carbono que la mezcla necesita. Por ejemplo, dos partes de hojas secas equilibran una parte de restos frescos.
# Cómo se prepara
Primero se coloca una capa de ramas finas en el fondo del recipiente. Después se alternan capas húmedas y capas secas. La mezcla debe removerse cada semana, porque los microorganismos necesitan oxígeno. Por último, se cubre todo con una capa de tierra.
El recipiente puede ser una caja de madera, pero también sirve un cubo con agujeros. La humedad correcta se parece a la de una esponja escurrida. Un exceso de agua expulsa el aire y detiene el proceso.
# Cuánto tarda
El compost tarda entre tres y seis meses en madurar. En verano el proceso avanza más deprisa, ya que el calor activa las bacterias. La temperatura del montón puede llegar a 65 grados en las primeras semanas. El color oscuro y el olor a bosque indican que está listo.
# Para qué sirve
El compost maduro mejora la estructura del suelo y retiene la humedad. Las plantas reciben los nutrientes poco a poco, sin el golpe de un fertilizante químico. Una maceta con un tercio de compost necesita menos riego durante el verano. Por eso muchos ayuntamientos reparten compostadores entre los vecinos. En Pamplona participan ya más de 5 000 familias. El compost casero reduce el gasto en abonos y en bolsas de basura.
`,
  },
  en: {
    title: 'How sleep works',
    text: `
# How sleep works
Sleep is an active state in which the brain repairs and sorts what the day has left behind. Adults need between seven and nine hours a night. However, a third of adults in large cities sleep less than six hours.
# The stages of the night
A night consists of four to six cycles of about 90 minutes each. Deep sleep comes first, because the body repairs its tissues before anything else. The brain then moves into dream sleep, which sorts memories and feelings. For example, students who sleep after a lesson remember up to 40 % more of it.
The body clock is a small group of cells that reacts to light. Morning light tells it to wake, and darkness tells it to release melatonin.
# What disturbs it
Bright screens delay sleep, because their blue light imitates the morning. Coffee keeps half of its effect for five hours. A glass of wine makes people drowsy, but it breaks the second half of the night into pieces. Noise matters even when nobody remembers it the next day.
# What helps
First, the bedroom should be dark, quiet and cool. Then, a fixed hour for getting up trains the body clock. Finally, a short walk in the morning gives the clock the light that it needs. People who cannot sleep should leave the bed, because the brain links places with habits.
A nap of twenty minutes restores attention without disturbing the night. Longer naps lead into deep sleep, and waking from it feels worse than staying awake.
# Why it matters
The immune system produces most of its defence cells at night. Drivers who have been awake for 18 hours react as slowly as people who have been drinking. Therefore many airlines now plan rest periods for their crews. The cost of poor sleep reaches billions every year in lost work alone. Children grow mostly in deep sleep, and teenagers fall asleep later for biological reasons. Schools that begin at nine report better marks and fewer absences.
`,
  },
  pt: {
    title: 'O caminho do café',
    text: `
# O caminho do café
O café é uma semente que cresce dentro de um fruto vermelho. O Brasil produz cerca de um terço de todo o café do mundo. No entanto, a planta nasceu na Etiópia e só chegou à América no século dezoito.
# O cultivo
O cafeeiro precisa de sombra, de chuva regular e de temperaturas amenas. As plantas jovens demoram de três a quatro anos para dar frutos. A geada é o maior perigo, porque destrói as flores em uma única noite. Por exemplo, a geada de 1975 eliminou quase toda a safra do Paraná.
# A colheita e a secagem
Primeiro, os frutos maduros são colhidos à mão ou com máquinas. Depois, a polpa é retirada e as sementes secam ao sol por duas semanas. Por fim, os grãos descansam em armazéns frescos. A colheita manual custa mais, mas preserva os frutos verdes para a semana seguinte.
# A torra
A torra é um processo que transforma mais de 800 compostos em aroma. Os grãos passam de verde a marrom em cerca de doze minutos. Uma torra clara preserva a acidez, mas exige grãos de boa qualidade. Uma torra escura esconde defeitos, porque o sabor do queimado cobre todo o resto.
# A xícara
A água deve ficar entre 90 e 96 graus. A água fervente queima o pó e deixa um gosto amargo. A moagem fina serve para o espresso, e a moagem grossa serve para a prensa. O café moído perde o aroma em poucos dias, já que o ar oxida os óleos. Por isso os especialistas recomendam moer os grãos na hora.
Uma xícara pequena contém cerca de 80 miligramas de cafeína. O efeito dura de quatro a seis horas na maioria das pessoas. Duas xícaras por dia melhoram a atenção e não prejudicam o sono quando são tomadas de manhã. A borra do café ainda serve de adubo para as plantas da casa.
`,
  },
  fr: {
    title: 'Le pain au levain',
    text: `
# Le pain au levain
Le levain est un mélange de farine et d'eau dans lequel vivent des levures sauvages. Les boulangers l'utilisent depuis plus de quatre mille ans. Cependant, la levure industrielle a remplacé le levain dans la plupart des boulangeries au vingtième siècle.
# La fermentation
Les levures produisent du gaz, et ce gaz fait lever la pâte. Les bactéries du levain produisent des acides qui donnent au pain son goût. La fermentation lente est importante, parce que les bactéries ont besoin de temps. Par exemple, une pâte qui repose douze heures développe deux fois plus d'arômes.
# La recette
D'abord, la farine est mélangée avec de l'eau tiède. Ensuite, le levain est ajouté avec une pincée de sel. Enfin, la pâte repose une nuit dans un endroit frais. Le pétrissage doit rester doux, parce qu'un geste brutal déchire le réseau de gluten.
Une pâte très humide colle aux doigts, mais elle donne une mie légère. La farine complète absorbe davantage d'eau que la farine blanche.
# La cuisson
Le four doit atteindre 240 degrés avant d'accueillir le pain. La vapeur garde la croûte souple pendant les dix premières minutes. Le pain est cuit quand il sonne creux sous les doigts. La croûte protège la mie et conserve le pain pendant cinq jours.
# La santé
Le pain au levain est un aliment plus digeste que le pain ordinaire. Les acides du levain ralentissent l'absorption des sucres. C'est pourquoi les médecins le recommandent aux personnes diabétiques. Environ 1 % de la population ne supporte pas le gluten et doit l'éviter. Le levain réduit une partie du gluten, mais il ne le supprime pas.
Un bocal de levain se conserve plusieurs semaines au réfrigérateur. Il suffit de le nourrir chaque semaine avec une cuillère de farine. Certaines familles transmettent leur levain de génération en génération. Le plus vieux levain connu a plus de cent ans.
`,
  },
  de: {
    title: 'Das Leben der Honigbiene',
    text: `
# Das Leben der Honigbiene
Die Honigbiene ist ein Insekt, das in großen Völkern lebt. Ein Volk zählt im Sommer bis zu 50 000 Tiere. Allerdings überleben nur etwa 10 000 von ihnen den Winter.
# Die Arbeit im Stock
Die Königin legt bis zu 2 000 Eier am Tag. Die jungen Arbeiterinnen putzen zuerst die Zellen und füttern danach die Larven. Ältere Bienen verlassen den Stock, weil sie nun Nektar und Pollen sammeln. Die Drohnen sammeln nichts, aber sie wärmen die Brut in kühlen Nächten.
# Die Sprache der Bienen
Der Schwänzeltanz ist eine Sprache, mit der Bienen den Weg zu einer Blüte beschreiben. Die Richtung des Tanzes zeigt den Winkel zur Sonne. Zum Beispiel bedeutet ein Lauf von einer Sekunde eine Entfernung von etwa einem Kilometer. Die anderen Bienen folgen der Tänzerin im Dunkeln, denn sie spüren die Schwingungen der Wabe.
# Der Honig
Der Honig entsteht aus Nektar, den die Bienen mehrmals weitergeben. Zuerst wird der Nektar in einer Wabe abgelegt. Danach fächeln die Bienen mit den Flügeln, bis das Wasser verdunstet ist. Schließlich wird die Zelle mit Wachs verschlossen.
Ein Glas Honig verlangt rund 40 000 Flüge. Honig verdirbt kaum, weil er sehr wenig Wasser enthält.
# Die Gefahren
Die Varroamilbe ist ein Parasit, der die Larven schwächt. Viele Imker behandeln ihre Völker im Sommer mit Ameisensäure. Moderne Felder bieten im Juli kaum noch Blüten, und die Bienen hungern mitten im Sommer. Deshalb säen viele Gemeinden Wildblumen am Straßenrand.
Gärten sollten vom Frühjahr bis zum Herbst etwas Blühendes bieten. Gefüllte Blüten sehen schön aus, aber sie liefern keinen Nektar. Etwa 80 Prozent der heimischen Nutzpflanzen brauchen die Bestäubung durch Insekten. Die Arbeit der Bienen bringt der Landwirtschaft jedes Jahr rund zwei Milliarden Euro. Eine flache Schale mit Wasser hilft den Tieren an heißen Tagen.
`,
  },
  it: {
    title: "L'olio d'oliva",
    text: `
# L'olio d'oliva
L'olio d'oliva è un grasso vegetale che si ottiene dalla spremitura delle olive. L'Italia produce circa 300 mila tonnellate di olio ogni anno. Tuttavia, la produzione nazionale copre appena la metà del consumo.
# La raccolta
Le olive si raccolgono tra ottobre e dicembre. La raccolta precoce dà un olio più profumato, perché le olive verdi contengono più polifenoli. La raccolta tardiva rende di più, ma produce un olio meno aromatico. Per esempio, cento chili di olive verdi danno appena dodici litri di olio.
# La lavorazione
Prima di tutto le olive vengono lavate e separate dalle foglie. Poi la pasta viene mescolata lentamente a bassa temperatura. Infine una centrifuga separa l'olio dall'acqua. La temperatura deve restare sotto i 27 gradi, perché il calore distrugge gli aromi.
Il frantoio moderno lavora le olive entro dodici ore dalla raccolta. Le olive che aspettano troppo fermentano e rovinano il sapore.
# La qualità
L'olio extravergine è un olio che si ottiene con soli mezzi meccanici. L'acidità deve restare sotto lo 0,8 %. Un olio piccante in gola contiene molti antiossidanti, ma non piace a tutti. I consumatori dovrebbero leggere l'etichetta e cercare l'anno della raccolta.
# La conservazione
La luce e il calore sono i nemici principali dell'olio. La bottiglia scura protegge l'olio dalla luce, e il tappo chiuso lo protegge dall'aria. Per questo gli esperti consigliano di comprare bottiglie piccole. Un olio aperto conserva il suo sapore per circa tre mesi.
# La salute
La dieta mediterranea usa l'olio come principale fonte di grassi. Due cucchiai al giorno riducono il rischio di malattie del cuore. L'olio resiste bene alla cottura, perché i suoi grassi sono stabili. Le fritture con olio d'oliva assorbono meno grasso di quelle con olio di semi.
`,
  },
};
