/** Manuals with known difficulties: exercises, untranslated headings, names as headings. */

export const MANUAL_WITH_EXERCISES = `
# Manual de seguridad
# 1. Extintores
Un extintor es un aparato portátil que apaga fuegos pequeños. El extintor de polvo sirve para la mayoría de los fuegos de una oficina. La presión del extintor se comprueba cada mes en el manómetro. Existen tres factores que determinan su elección. Para más información, consulte la sección 4.
¿Sabe usted dónde está el extintor más cercano? Un extintor caducado pierde presión y deja de servir.
## Ejercicios
Responda a las preguntas sobre los extintores con sus palabras. Marque con una cruz la respuesta correcta en cada caso de la lista.
# 2. Evacuación
La evacuación comienza cuando suena la alarma general del edificio. El responsable de planta comprueba que nadie quede en los despachos. Las salidas de emergencia deben estar libres de cajas y de muebles. El punto de encuentro está en el aparcamiento del edificio.
Verdadero o falso: los ascensores se usan en una evacuación. Esta pregunta suele aparecer en el examen final del curso. El procedimiento es como sigue.
# 3. Primeros auxilios
El botiquín contiene vendas, gasas y desinfectante para heridas pequeñas. Una quemadura leve se enfría con agua durante diez minutos. La persona herida no debe moverse hasta que llegue la ayuda médica. El teléfono de emergencias está escrito en la puerta del botiquín.
# Autoevaluación
¿Cuál es la respuesta correcta sobre los extintores de polvo? La alarma general suena dos veces antes de la evacuación.
`;

export const MIXED_MANUAL = `
# Gestor de archivos
## Midnight Commander
Midnight Commander es un gestor de archivos para la consola de texto. Con Midnight Commander se copian archivos entre dos paneles sin escribir órdenes. Las teclas de función abren el menú de cada panel. El editor interno colorea los archivos de configuración.
## Marcas de tiempo
Cada archivo guarda la fecha de su última modificación. La orden touch cambia la fecha de un archivo sin tocar su contenido. Las copias de seguridad comparan las fechas para copiar solo lo nuevo. La hora del sistema se guarda en tiempo universal.
# GUI system
## Building packages
El escritorio gráfico se inicia después de la pantalla de acceso. La barra de tareas muestra los programas que están abiertos. El escritorio guarda la posición de las ventanas al cerrar la sesión. La pantalla se bloquea después de diez minutos de espera.
## Fonts
Las letras de la pantalla se instalan en la carpeta del usuario. Una letra de ancho fijo alinea las columnas de un listado. El tamaño de la letra se cambia en las preferencias del escritorio. Las letras con remates se leen mejor en papel.
`;

const person = (name: string, facts: string) => `## ${name}\n${facts}`;

export const CASES = `
# Cases
${person('Patrick', 'Patrick is single and works as a waiter in a small hotel. Patrick gains forty euros a month from the new credit. The hotel pays Patrick every second Friday in cash.')}
${person('Siobhan', 'Siobhan is single and works as a shop assistant in the town. The rise of the threshold gives Siobhan ninety euros a year. The shop closes on Sundays and on public holidays.')}
${person('Annemarie and Keith', 'Annemarie and Keith are a retired couple with a small garden. Keith receives a pension from the railway company. The couple pays no tax after the change of the limits. The garden of Annemarie needs two hours of work a day.')}
${person('Lorna and Paul', 'Lorna and Paul are a married couple with two children at school. Paul is an engineer and Lorna teaches music in the town. The child benefit of Lorna and Paul rises by ten euros a month.')}
${person('Eddie', 'Eddie is a plumber with a van of his own and two workers. The tax on the van of Eddie falls by a third this year. The workers of Eddie receive a bonus before Christmas.')}
`;
