/** Documents as authors upload them: with contents, legal text, references, tables, code and figures. */

export const SPANISH_GUIDE = `
# Teletrabajo seguro
Guía de teletrabajo seguro, versión 3.2
Copyright 2024 Empresa Ejemplo. Todos los derechos reservados.
# Índice
Introducción ........ 2
Contraseñas ........ 4
# 1. Introducción
El teletrabajo permite organizar la jornada con más libertad, pero también traslada los riesgos de la oficina a casa. La seguridad de la información depende de hábitos sencillos que cualquier persona puede adoptar. Como se muestra en la figura 2, los incidentes crecieron un 38 % en 2023. Esta guía describe las medidas básicas.
Más de la mitad de los incidentes comienza con un correo electrónico fraudulento (véase Ramírez, 2022). Por eso conviene detenerse antes de abrir un archivo adjunto.
# 2. Contraseñas y acceso
Una contraseña larga protege mejor que una contraseña complicada. El gestor de contraseñas guarda las claves cifradas y crea una distinta para cada servicio [12]. Además, la verificación en dos pasos detiene la mayoría de los accesos no autorizados.
Un buen gestor de contraseñas ofrece lo siguiente:
- Cifrado en el dispositivo
- Copia de seguridad automática
- Avisos de filtraciones
$ sudo apt install keepassxc
# 3. Redes domésticas
La red doméstica es la puerta de entrada a los equipos de trabajo. El router necesita una clave propia y actualizaciones periódicas. Una red de invitados separa los dispositivos personales de los equipos de trabajo. Consulte el anexo B para más detalles.
| Cifrado | Nivel
| WPA2 | medio
## 3.1. Redes públicas
Las redes públicas de cafeterías y aeropuertos no cifran la información. La red privada virtual crea un canal cifrado entre el equipo y la empresa. Ana Torres, del equipo de soporte, recomienda conectarse siempre a través de la red privada virtual.
# 4. Copias de seguridad
Una copia de seguridad diaria evita perder el trabajo de semanas. La regla más extendida recomienda guardar tres copias en dos soportes distintos, con una de ellas fuera de casa. Las copias deben probarse cada mes, porque una copia que no se puede restaurar no sirve.
# 5. Qué hacer ante un incidente
El equipo de soporte debe conocer el incidente durante la primera hora. Desconectar el equipo de la red limita los daños sin borrar las pruebas. Ante la duda, es mejor avisar de un falso incidente que callar uno verdadero.
# Referencias
Ramírez, J. (2022). Seguridad en casa. Editorial Norte. ISBN 978-84-0000-000-0.
# Aviso legal
Este documento se distribuye sin garantía de ningún tipo y sin responsabilidad de la empresa.
`;

export const ENGLISH_ARTICLE = `
Bees visit a third of the crops that people eat. Without pollination, orchards and vegetable gardens give less fruit and poorer seeds. Wild bees and honey bees work in different ways, and both are needed. However, their numbers have fallen in many regions over the last decades.
Pesticides are one reason for the decline. Some insecticides weaken the memory of bees, and a bee that cannot find its hive is lost. Farmers who spray at night reduce the damage considerably. This is because bees sleep.
Habitat matters as much as chemistry. A field without hedges offers food for two weeks and hunger for the rest of the year. Strips of wild flowers give bees nectar from March to October. Old walls and dead wood shelter the solitary species that dig or drill their nests.
Gardens in towns have become a refuge. A balcony with lavender, thyme and sage feeds hundreds of insects on a summer day. City councils in Leipzig and Bristol now mow their lawns only twice a year. The longer grass lets clover and dandelions bloom.
Anyone can help with small steps. Native plants need less water and offer more pollen than exotic ones. A shallow dish of water with stones keeps bees from drowning. Beekeepers sell local honey, and buying it keeps hives near the crops that depend on them.
`;

export const PORTUGUESE_DECK = `
# Atendimento ao cliente
Maria Souza, diretora de operações
---
# Por que ouvir importa
- Menos reclamações
- Respostas mais rápidas
- Clientes fiéis
> O cliente que se sente ouvido volta a comprar. Uma escuta atenta resolve metade das reclamações na primeira conversa.
---
# Os três passos da conversa
1. Cumprimentar com o nome
2. Confirmar o pedido
3. Combinar o próximo contacto
---
# Quando algo corre mal
- Pedir desculpa
- Explicar a causa
- Oferecer uma solução
> Mostrar o gráfico e passar depressa. Um erro bem resolvido cria mais confiança do que um serviço sem falhas.
---
# Medir para melhorar
- Tempo de resposta
- Taxa de resolução
- Satisfação do cliente
> A equipa mede o tempo de resposta todas as semanas. A satisfação do cliente sobe quando a primeira resposta chega em menos de duas horas.
---
# Obrigado!
contato@exemplo.pt
`;
