export const errors = {
  unreachable: 'No pudimos conectar con el estudio. Revisa tu conexión e inténtalo de nuevo.',
  unreachableTitle: 'Sin conexión con el estudio',
  crashTitle: 'Algo salió mal en esta pantalla',
  crashDescription:
    'Lo que ya habías guardado sigue a salvo. Vuelve a intentarlo o regresa al inicio.',
  goHome: 'Ir al inicio',
};
