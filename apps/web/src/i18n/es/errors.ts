export const errors = {
  unreachable: 'El estudio no respondió. Revisa tu conexión o inténtalo de nuevo en un momento.',
  unreachableTitle: 'Sin conexión con el estudio',
  crashTitle: 'Algo salió mal en esta pantalla',
  crashDescription:
    'Lo que ya habías guardado sigue a salvo. Vuelve a intentarlo o regresa al inicio.',
  goHome: 'Ir al inicio',
};
