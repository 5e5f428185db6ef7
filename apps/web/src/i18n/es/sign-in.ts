export const signIn = {
  title: 'Entra a tu estudio',
  email: 'Correo',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  passwordHint: 'Al menos 10 caracteres. Varias palabras juntas son fáciles de recordar.',
  showPassword: 'Mostrar la contraseña',
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
    ways: 'Cómo unirte',
    newWay: 'Cuenta nueva',
    knownWay: 'Ya tengo cuenta',
    newDescription: 'Elige cómo te llamas y una contraseña para entrar con {{email}}.',
    knownDescription: 'Escribe la contraseña de tu cuenta de {{email}}.',
    note: '¿Ya tienes una cuenta con este correo? Con ella, una sola contraseña abre todas tus compañías. Si no recuerdas la contraseña, o esa cuenta no la creaste tú, elige «Cuenta nueva».',
    fullName: 'Nombre completo',
    submit: 'Unirme',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    description: 'Para {{name}}, que entra con {{email}}. Se cerrarán todas tus sesiones.',
    submit: 'Guardar y entrar',
  },
};
