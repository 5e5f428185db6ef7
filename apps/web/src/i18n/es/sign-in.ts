export const signIn = {
  title: 'Entra a tu estudio',
  email: 'Correo',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  passwordHint: 'Al menos 10 caracteres. Varias palabras juntas son fáciles de recordar.',
  showPassword: 'Mostrar la contraseña',
  code: 'Código',
  codeHint: 'Las 6 cifras que muestra tu aplicación, o un código de recuperación.',
  firstCodeHint: 'Las 6 cifras que muestra tu aplicación.',
  submit: 'Entrar',
  or: 'o',
  byProvider: 'Entrar con {{provider}}',
  forgotten:
    '¿Olvidaste tu contraseña? Quien administra tu compañía puede darte un enlace para elegir otra.',
  firstTime:
    '¿Acabas de instalar el estudio? Abre la dirección que aparece en la terminal después de «Tarima is ready», o la del archivo que ahí se nombra.',
  goToSignIn: 'Ir a la página de entrada',
  linkErrorTitle: 'Este enlace no funciona',
  invitation: {
    title: 'Te invitaron a {{company}}',
    newDescription: 'Elige cómo te llamas y una contraseña para entrar con {{email}}.',
    passwordDescription: 'Ya tienes una cuenta con {{email}}. Escribe su contraseña para unirte.',
    providerDescription:
      'Ya entras con {{email}} a través de {{provider}}. Hazlo otra vez para unirte.',
    fullName: 'Nombre completo',
    submit: 'Unirme',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    description: 'Para {{name}}, que entra con {{email}}. Se cerrarán todas tus sesiones.',
    submit: 'Guardar y entrar',
  },
};
