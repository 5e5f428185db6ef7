/**
 * Documents as companies write them: rules, lists, procedures, questions, and lines about the page.
 */

export const VACATION_POLICY = `
# Política de vacaciones y permisos
Grupo Almendra, edición de marzo
Bienvenidos a la política de vacaciones del Grupo Almendra.
Esta política se aplica a toda la plantilla, también a quienes trabajan a distancia. Recursos Humanos la revisa cada año con los representantes de los trabajadores.
## Vacaciones
Cada persona tiene 23 días hábiles de vacaciones al año. Las vacaciones se piden en el portal con al menos 30 días de antelación. La respuesta llega en un plazo de cinco días hábiles. No se pueden pedir vacaciones durante el inventario de enero. Si dos personas del mismo equipo piden las mismas fechas, decide la antigüedad. En el comedor hay un calendario con los festivos locales.
## Permisos retribuidos
Los permisos que se pagan son los siguientes:
- Matrimonio: 15 días naturales
- Nacimiento de un hijo: 16 semanas
- Fallecimiento de un familiar de primer grado: 4 días
- Mudanza: 1 día
El justificante debe entregarse en los tres días siguientes al permiso. Sin justificante, el permiso se descuenta de las vacaciones.
## Cómo pedir un permiso
Para pedir un permiso siga estos pasos:
1. Hable con su responsable y acuerde las fechas.
2. Rellene la solicitud en el portal del empleado.
3. Adjunte el justificante en formato PDF.
4. Espere la confirmación por correo antes de ausentarse.
5. Avise a su equipo y deje escrito quién le sustituye.
## Bajas médicas
Si se pone enfermo, avise a su responsable antes de las 9:00. El parte de baja debe enviarse el mismo día a bajas@almendra.example. Nunca venga a trabajar con fiebre. En caso de accidente de trabajo, llame al 900 123 456.
## Preguntas frecuentes
### ¿Puedo pasar días al año siguiente?
Sí, hasta cinco días, y deben disfrutarse antes del 31 de marzo. Los demás días se pierden.
### ¿Qué pasa si enfermo durante las vacaciones?
Los días de enfermedad no cuentan como vacaciones si presenta el parte de baja.
### ¿Me pagan las vacaciones que no he disfrutado?
No, salvo que termine el contrato. En ese caso se pagan con la liquidación.
`;

export const LOCKOUT_PROCEDURE = `
# Lockout and tagout of the packaging line
Northfield Foods, plant 4. Welcome to the safety pages of our plant.
This procedure protects people who clean, repair or clear jams on the packaging line. It applies to every shift and to contractors.
## Before you start
Only trained staff may lock out the line. Training is renewed every 12 months. Each person needs a personal lock with a red tag, safety glasses and cut-resistant gloves. Never use somebody else's lock. The line has four sources of energy: electricity, compressed air, steam and gravity.
## Locking out
Follow these steps in order:
1. Tell the shift leader that the line will be stopped.
2. Stop the line with the normal stop button.
3. Turn the main switch to OFF and put your lock on it.
4. Close the air valve and release the pressure until the gauge shows zero.
5. Close the steam valve and wait 15 minutes.
6. Lower the lifting arm to the floor or block it with the steel pin.
7. Try to start the line to make sure that it is dead.
Do not rely on the emergency stop: it does not cut the air.
## Temperatures and pressures
The sealing bars reach 180 °C. Wait until they are below 40 °C before you touch them. Compressed air above 2 bar can injure the eyes.
## Starting again
Remove all tools, close the guards and count the people. Every person removes their own lock. If somebody has left the site with the lock still on, call the maintenance manager on extension 311. No one else may cut a lock. The first lockout programme was written in 1998 by two fitters, after a near miss.
## Questions
Who may approve an exception? Only the plant manager, in writing. May I clear a small jam without locking out? No. Even a two-second job needs a lock.
`;

export const COMPANY_CARS = `
# Umgang mit Dienstfahrzeugen
Stadtwerke Lindau, Abteilung Fuhrpark
Herzlich willkommen auf den Seiten des Fuhrparks!
Diese Regelung gilt für alle Beschäftigten, die ein Dienstfahrzeug nutzen. Sie wird jedes Jahr geprüft.
## Buchung
Fahrzeuge werden im Fuhrparkportal gebucht, spätestens 24 Stunden vor der Fahrt. Private Fahrten sind verboten. Wer ein Fahrzeug nicht braucht, muss die Buchung bis 8:00 Uhr stornieren. Ohne Stornierung werden 20 € berechnet.
## Führerschein
Der Führerschein wird alle sechs Monate kontrolliert. Ohne gültigen Führerschein darf niemand fahren. Ein Fahrverbot muss unverzüglich gemeldet werden.
## Vor der Fahrt
Vor jeder Fahrt sind folgende Punkte zu prüfen:
- Reifen und Beleuchtung
- Warnweste, Warndreieck und Verbandskasten
- Tankkarte und Fahrtenbuch
- Ladung und Gurte
Schäden tragen Sie sofort in das Fahrtenbuch ein.
## Nach einem Unfall
Gehen Sie nach einem Unfall so vor:
1. Sichern Sie die Unfallstelle ab.
2. Leisten Sie erste Hilfe und rufen Sie 112 an.
3. Rufen Sie die Polizei, auch bei kleinen Schäden.
4. Notieren Sie Namen, Kennzeichen und Versicherung.
5. Machen Sie Fotos von allen Schäden.
6. Melden Sie den Unfall noch am selben Tag dem Fuhrpark unter 0800 555 123.
Unterschreiben Sie kein Schuldanerkenntnis.
## Tanken und Laden
Getankt wird nur mit der Tankkarte. Die PIN darf nicht im Fahrzeug liegen. Elektrofahrzeuge werden bis 80 % geladen. Wenn der Akku unter 20 % fällt, steuern Sie die nächste Ladesäule an.
## Häufige Fragen
### Darf ich mein Kind mitnehmen?
Nein. Mitfahren dürfen nur Beschäftigte und Geschäftspartner. Ausnahmen genehmigt die Fuhrparkleitung.
### Wer zahlt Bußgelder?
Bußgelder zahlt die Person am Steuer. Bei Firmenfehlern, etwa fehlender Plakette, zahlt der Betrieb.
`;
