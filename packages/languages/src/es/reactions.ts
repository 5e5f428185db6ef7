import { choices } from '../notation/choices.ts';
import type { ReactionsOfStyles } from '../types/dialogue-wording.ts';

export const reactions: ReactionsOfStyles = {
  'engaging,informative': {
    remarks: {
      figure: choices(
        '{figure}: tomo nota. | Me quedo con la cifra: {figure}. | {figure}, un dato para no olvidar.',
      ),
      phone: choices('Ese número conviene tenerlo guardado. | Un número para tener a mano.'),
      prohibition: choices(
        'O sea que ahí la respuesta es no. | Queda claro lo que no se hace. | Una línea que no se cruza.',
      ),
      warning: choices('Ahí está el riesgo. | Una advertencia para tomar en serio.'),
      obligation: choices('Así que no es opcional. | Es una obligación, entonces.'),
      exception: choices(
        'Entonces la regla tiene su excepción. | No vale para todo, por lo que veo.',
      ),
      condition: choices('Entonces depende del caso. | O sea, hay una condición.'),
      steps: choices('Son {count} pasos, y en ese orden. | {count} pasos que se siguen bien.'),
      items: choices('{count} puntos para recordar. | Ya tenemos la lista: son {count}.'),
      example: choices('Con un caso así se entiende mejor. | El ejemplo lo aclara.'),
    },
    asks: {
      prohibition: choices('¿Y qué no se puede hacer? | ¿Hay algo prohibido?'),
      obligation: choices('¿Qué es obligatorio? | ¿Y qué hay que hacer?'),
      deadline: choices('¿De cuánto tiempo hablamos? | ¿Qué tiempos hay que tener en cuenta?'),
      warning: choices('¿A qué hay que prestar más atención? | ¿Dónde está el peligro?'),
      phone: choices('¿A quién se llama? | ¿Dónde se puede preguntar?'),
    },
  },
  'casual,conversational': {
    remarks: {
      figure: choices('{figure}, ¿eh? | {figure}. Me lo apunto. | Mira, {figure}.'),
      phone: choices('Ese me lo guardo en el teléfono. | Ah, pues ese número a la agenda.'),
      prohibition: choices('Bueno, eso ni tocarlo. | O sea, que no. | Entendido: eso no se hace.'),
      warning: choices('Uf, ahí cuidado. | Con eso no se juega.'),
      obligation: choices('O sea, sí o sí. | Toca hacerlo, entonces.'),
      exception: choices('Ah, pero hay excepciones. | Menos en ese caso, claro.'),
      condition: choices('O sea, según el caso. | Ah, si se da el caso.'),
      steps: choices('{count} pasos y listo. | Bien, {count} pasos, uno detrás de otro.'),
      items: choices('Ya van {count} cosas. | {count} cosas; cabe en una nota.'),
      example: choices('Ah, así sí lo veo. | Con el ejemplo, clarísimo.'),
    },
    asks: {
      prohibition: choices('¿Y qué es lo que no? | ¿Qué está prohibido?'),
      obligation: choices('¿Y qué toca hacer? | ¿Qué hay que hacer sí o sí?'),
      deadline: choices('¿Y cuánto tiempo es? | ¿Para cuándo?'),
      warning: choices('¿Y con qué hay que tener ojo? | ¿Dónde se puede complicar?'),
      phone: choices('¿Y a quién llamo? | ¿Y si quiero preguntar?'),
    },
  },
  'formal,educational': {
    remarks: {
      figure: choices(
        'Retengamos la cifra: {figure}. | {figure}: es el dato que debe recordarse. | Queda anotado: {figure}.',
      ),
      phone: choices(
        'Es un contacto que conviene conservar. | Conviene tener presente ese número.',
      ),
      prohibition: choices(
        'Se trata, por tanto, de una prohibición. | La norma no deja lugar a dudas. | Queda establecido lo que no está permitido.',
      ),
      warning: choices('Es una advertencia que merece atención. | El riesgo queda señalado.'),
      obligation: choices('Se trata, pues, de un deber. | No es, por tanto, facultativo.'),
      exception: choices('La norma admite, pues, una excepción. | Es una salvedad importante.'),
      condition: choices(
        'Todo depende, por tanto, de esa condición. | La condición es determinante.',
      ),
      steps: choices(
        'Son, en suma, {count} pasos ordenados. | El procedimiento consta de {count} pasos.',
      ),
      items: choices(
        'Son, en total, {count} elementos. | La enumeración comprende {count} puntos.',
      ),
      example: choices('El ejemplo resulta ilustrativo. | El caso permite comprender la norma.'),
    },
    asks: {
      prohibition: choices('¿Qué no está permitido? | ¿Qué prohibiciones se establecen?'),
      obligation: choices('¿Qué resulta obligatorio? | ¿Qué deberes se establecen?'),
      deadline: choices('¿Qué plazos se aplican? | ¿De qué tiempos se trata?'),
      warning: choices('¿Qué riesgo debe advertirse? | ¿Qué precaución se impone?'),
      phone: choices('¿A quién debe dirigirse la consulta? | ¿Qué contacto corresponde?'),
    },
  },
  'humorous,lighthearted': {
    remarks: {
      figure: choices(
        '{figure}. Me lo tatúo. | {figure}, señoras y señores. | {figure}: ya tengo respuesta para el próximo concurso.',
      ),
      phone: choices(
        'Ese número, directo a la nevera con un imán. | Lo pongo en marcación rápida.',
      ),
      prohibition: choices(
        'Ni mirarlo, entonces. | Guardo las manos en los bolsillos. | Y yo que ya iba a intentarlo.',
      ),
      warning: choices('De pronto me siento muy prudente. | Trago saliva.'),
      obligation: choices('Y no hay escapatoria. | Se acabó la excusa del perro.'),
      exception: choices('Siempre hay una letra pequeña. | ¡Una grieta en la norma!'),
      condition: choices(
        'Con condiciones, como mi abuela. | Ajá, un «depende» de los de toda la vida.',
      ),
      steps: choices(
        '{count} pasos, menos que una receta de cocina. | {count} pasos; hasta bailando salen.',
      ),
      items: choices('{count}, y sin respirar. | {count}: me faltan dedos o me sobran.'),
      example: choices('Ahora hasta yo lo entiendo. | Con dibujos, todo mejora.'),
    },
    asks: {
      prohibition: choices('¿Y qué nos van a prohibir? | ¿Qué cosas no se tocan?'),
      obligation: choices('¿Qué deberes nos ponen? | ¿Y qué nos toca, queramos o no?'),
      deadline: choices('¿Y el reloj qué dice? | ¿Cuánto tiempo tengo antes de sudar?'),
      warning: choices('¿Dónde está la cáscara de plátano? | ¿De qué hay que huir?'),
      phone: choices(
        '¿A quién llamamos? Y no vale decir cazafantasmas. | ¿Y quién contesta el teléfono?',
      ),
    },
  },
  'storytelling,narrative': {
    remarks: {
      figure: choices(
        '{figure}: el número queda en el aire. | {figure}. Un detalle que pesa. | Y el reloj y la cuenta dicen esto: {figure}.',
      ),
      phone: choices('Una voz al otro lado del teléfono. | Siempre hay alguien a quien llamar.'),
      prohibition: choices(
        'Una puerta que permanece cerrada. | Ahí el camino tiene una barrera. | Nadie debe cruzar esa línea.',
      ),
      warning: choices('El peligro asoma. | Aquí conviene contener el aliento.'),
      obligation: choices('Es una tarea que nadie puede saltarse. | Y el deber llama.'),
      exception: choices('Hasta la regla más firme tiene su grieta. | Pero hay un desvío.'),
      condition: choices('El camino se bifurca ahí. | Todo depende de ese momento.'),
      steps: choices(
        '{count} pasos, como las etapas de un viaje. | Así, en {count} pasos, se llega.',
      ),
      items: choices('{count} piezas sobre la mesa. | Caben {count} cosas en esa mochila.'),
      example: choices('La escena lo dice todo. | Ahora se ve la historia.'),
    },
    asks: {
      prohibition: choices('¿Qué puerta no debe abrirse? | ¿Qué está prohibido en este lugar?'),
      obligation: choices('¿Qué tarea espera? | ¿Qué deben hacer quienes llegan hasta aquí?'),
      deadline: choices('¿Cuánto tiempo queda? | ¿Qué marca el reloj?'),
      warning: choices('¿Qué peligro acecha? | ¿Dónde hay que andar con cuidado?'),
      phone: choices('¿Quién puede ayudar? | ¿A quién se pide ayuda?'),
    },
  },
};
