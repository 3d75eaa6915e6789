import type { Lexicon } from './lexicon.ts';

export const spanish: Lexicon = {
  tag: 'es',
  topics: {
    'free-trial':
      'prueba gratis | prueba gratuita | pruébalo gratis | días gratis | período de prueba | periodo de prueba | días de prueba | primer mes gratis',
    'free-plan': 'gratis | gratuito | gratuita | sin coste | sin costo | plan gratuito | cuenta gratuita',
    'no-card': 'sin tarjeta | sin tarjeta de crédito | no se requiere tarjeta',
    'ask-price':
      'solicitar presupuesto | pide presupuesto | presupuesto | presupuesto sin compromiso | consultar precio | precio a consultar | cotización',
    plans: 'precios | tarifas | planes | nuestros precios | planes y precios',
    subscription:
      'suscripción | suscríbete | al mes | mensual* | por mes | al año | membresía | hazte socio | hazte socia | sin permanencia',
    cart: 'añadir al carrito | agregar al carrito | carrito | comprar | tienda online | tienda en línea | comprar ahora | agotado | novedades | ofertas',
    shipping: 'envío* | entrega | enviamos | envío gratis | gastos de envío | a domicilio | buzón',
    returns: 'devolución | devoluciones | cambios | reembolso | te devolvemos',
    gift: 'tarjeta regalo | regalo | regalos | cheque regalo | bono regalo | regalar',
    guarantee: 'garantía | garantizado | garantizada | sin compromiso | sin permanencia | te devolvemos el dinero',
    login: 'iniciar sesión | acceder | mi cuenta | entrar | área de clientes | ingresar',
    'sign-up': 'registrarse | regístrate | crear cuenta | crea tu cuenta | empezar | empieza | únete | inscríbete',
    demo: 'demo | solicitar demo | pide una demo | ver demo | ver vídeo | ver video',
    software:
      'aplicación | app | software | plataforma | panel | automatiza* | herramienta | en la nube | digital | api',
    work: 'profesional* | gestión de proyectos | equipo | equipos | empresa* | tus clientes | negocio* | oficina | factura* | empleados | proyectos',
    migration: 'migrar | migración | importar | importa tus | cambiar de',
    integrations: 'integración | integraciones | se integra con | compatible con | se conecta con | funciona con',
    testimonials: 'testimonios | opiniones | lo que dicen | qué dicen | reseñas | nuestros clientes opinan',
    'trusted-by':
      'confían en nosotros | clientes satisfechos | usuarios | utilizado por | suscriptores | lectores | socios',
    'case-studies': 'casos de éxito | caso de éxito | nuestros trabajos | proyectos realizados',
    awards: 'premio* | premiado* | galardonado* | certificado* | finalista',
    security: 'rgpd | cifrado* | encriptado* | iso 27001 | seguridad',
    privacy: 'privacidad | política de privacidad | protección de datos | datos personales',
    contact: 'contacto | contáctanos | contacta | escríbenos | llámanos | teléfono | atención al cliente',
    about: 'sobre nosotros | quiénes somos | nuestra historia | nuestro equipo | sobre mí | conócenos | nosotros',
    questions: 'preguntas frecuentes | faq | dudas frecuentes | preguntas',
    hours: 'horario | horarios | abierto | cerrado | de lunes a | de martes a | lunes a viernes',
    directions:
      'cómo llegar | dónde estamos | ubicación | dirección | calle | avenida | plaza | encuéntranos | visítanos',
    booking: 'reservar | reserva | reservas | reserva tu | pedir cita | cita previa | pide cita | disponibilidad',
    menu: 'menú | la carta | nuestra carta | platos | tapas | postres | cocina | vinos | restaurante | cafetería | panadería | pastelería | chef',
    lodging:
      'habitaciones | hotel | hostal | casa rural | por noche | alojamiento* | noches | estancia | desayuno incluido',
    health:
      'clínica | dentista | médico* | paciente* | consulta médica | tratamiento* | fisioterapia | terapia | veterinari*',
    'craft-trade':
      'taxi | fotógrafo | masajes | limpieza | reformas | autoescuela | mudanzas | academia de baile | taller | peluquería | despacho | bodega | floristería | gimnasio | fontanero | electricista | artesan* | reparación | reparaciones',
    directory: 'encuentra un | encuentra tu | comparar | compara | directorio | cerca de ti | anuncios | publica tu',
    blog: 'blog | leer más | seguir leyendo | últimas entradas | entradas recientes | archivo | categorías | comentarios',
    newsletter: 'boletín | newsletter | suscríbete a nuestro | recibe nuestras',
    news: 'noticias | política | economía | deportes | cultura | opinión | última hora | portada | lo más leído | sucesos | redacción | editorial | internacional | sociedad',
    posted: 'publicado el | publicado por | actualizado el | escrito por',
    docs: 'documentación | instalación | referencia | primeros pasos | tutorial* | configuración',
    'open-source': 'código abierto | open source | software libre | código fuente | licencia | github',
    'open-licence': 'código abierto | open source | software libre',
    install: 'npm install | pip install | docker run | apt install',
    portfolio: 'portafolio | portfolio | mis proyectos | mi trabajo | mis trabajos | currículum | sobre mí | freelance',
    services:
      'nuestros servicios | servicios | agencia | consultoría | qué hacemos | diseñamos | asesoría | soluciones',
    donate: 'donar | dona | donación | donaciones | haz tu donación | colabora | donativo | apadrina',
    volunteer: 'voluntari* | participa | involúcrate | actúa',
    charity: 'ong | fundación | asociación | sin ánimo de lucro | sin fines de lucro | solidari* | cooperación',
    government:
      'ayuntamiento | ministerio | gobierno | municipio | ciudadan* | trámites | sede electrónica | administración | junta de | diputación | gob | alcalde* | servicios públicos',
    course:
      'curso | cursos | clases | aprende | aprender | formación | alumnos | estudiantes | universidad | certificado | lecciones | escuela | colegio',
    event: 'congreso | jornada* | ponentes | programa | entradas | festival | conferencia | inscripción',
    game: 'juego | juegos | jugar | jugador* | niveles | multijugador | steam | partida',
    community: 'foro | comunidad | miembros | anuncios | debate*',
    handmade:
      'hecho a mano | hechos a mano | artesanal* | artesano* | ecológico* | de proximidad | sostenible* | de temporada',
    problem:
      'olvídate de | basta de | se acabó | harto | cansado de | pérdida de tiempo | complicado | difícil | caos | demasiado* | dolor de cabeza',
    'self-praise': 'líder* | innovador* | único* | excelencia | a medida | número 1 | inigualable | alta calidad',
    boilerplate:
      'cookie* | todos los derechos reservados | aviso legal | saltar al contenido | aceptar | política de privacidad | javascript',
  },
  madeFor:
    'diseñado para | diseñada para | diseñados para | creado para | creada para | hecho para | hecha para | pensado para | pensada para | ideal para | perfecto para | perfecta para | dirigido a | dirigida a | especialmente para | adaptado a | ayudamos a | ayuda a | trabajamos con',
  plainFor: 'para',
  and: 'y | e | o | u | &',
  stops:
    'que | en | con | sin | de los | por | es | son | han | desde | hasta | se | como | cuando | donde | mejor | más | a',
  possessives: 'tus | tu | sus | su | nuestros | nuestras | mis | estos | otros | algunos | muchos | vuestros',
  people: {
    owner:
      'tiendas=shop owner | comercios=shop owner | restaurantes=restaurant owner | negocios=business owner | pymes=business owner | empresarios=business owner | hoteles=hotel owner | propietarios=homeowner | agricultores=farmer | talleres=workshop owner | agencias=agency owner | clínicas=clinic owner | autónomos=freelancer',
    manager:
      'equipos=team lead | empresas=operations manager | directivos=director | responsables=manager | oficinas=office manager | organizaciones=operations manager | empleadores=employer',
    developer:
      'desarrolladores=developer | programadores=developer | ingenieros=engineer | administradores=administrator',
    creative:
      'diseñadores=designer | artistas=artist | fotógrafos=photographer | músicos=musician | escritores=writer | creadores=creator | arquitectos=architect | periodistas=journalist',
    marketer: 'marcas=brand manager | editores=publisher',
    educator:
      'profesores=teacher | docentes=teacher | maestros=teacher | colegios=school principal | escuelas=school principal | educadores=educator',
    learner: 'estudiantes=student | alumnos=student | principiantes=beginner | aprendices=trainee',
    parent: 'padres=parent | familias=parent | niños=parent | madres=parent | bebés=parent | peques=parent',
    hobbyist:
      'amantes=enthusiast | aficionados=amateur | deportistas=athlete | ciclistas=cyclist | corredores=runner | cocineros=home cook | jardineros=hobby gardener | senderistas=hiker',
    professional:
      'investigadores=researcher | profesionales=professional | abogados=lawyer | médicos=doctor | consultores=consultant | asesores=advisor | freelancers=freelancer | terapeutas=therapist',
    organizer:
      'asociaciones=club organizer | ayuntamientos=town planner | clubes=club organizer | voluntarios=volunteer | museos=museum curator',
    founder: 'emprendedores=entrepreneur | startups=startup founder | fundadores=founder',
    reader: 'lectores=reader | suscriptores=subscriber | oyentes=listener',
    player: 'jugadores=player',
    supporter: 'donantes=donor | socios=supporter',
    citizen:
      'ciudadanos=citizen | vecinos=resident | mayores=pensioner | inquilinos=tenant | jubilados=pensioner | ciudadanía=citizen',
    patient: 'pacientes=patient',
    guest: 'viajeros=traveler | turistas=tourist | parejas=traveler | huéspedes=traveler | visitantes=visitor',
    shopper: 'mujeres=shopper | hombres=shopper | consumidores=consumer | compradores=buyer | personas=shopper',
    client: 'clientes=client',
  },
  hasCompounds: false,
  hasSpaces: true,
  rivals: {
    alternative:
      'alternativa a | alternativas a | en lugar de | en vez de | sustituye a | reemplaza | reemplaza a | adiós a',
    unlike: 'a diferencia de | diferente de | comparado con | frente a',
    versus: 'vs | vs. | versus',
    from: 'migrar desde | cambiar de | importar desde | importa desde',
  },
  substitutes:
    'papel=Paper | hojas de cálculo=Spreadsheets | excel=Excel | pizarra=A whiteboard | supermercado=The supermarket | supermercados=The supermarket | grandes superficies=The supermarket chains | a mano=Working by hand',
  trends: {
    growth: 'crece | crecido | aumenta | aumentado | en aumento | cada vez más | duplicado | récord | creciente',
    decline: 'disminuye | ha bajado | caído | cada vez menos | descenso',
    season:
      'en enero | en febrero | en marzo | en abril | en mayo | en junio | en julio | en agosto | en septiembre | en octubre | en noviembre | en diciembre | cada verano | cada invierno | temporada | navidad',
    share: '% de | por ciento | de cada diez | de cada tres | de cada cuatro | la mitad de | la mayoría de',
    effort: 'el doble de | de media | en promedio | horas a la semana',
    habit: 'hoy en día | ya no | cada año',
    rule: 'la ley | normativa | obligatorio | obligatoria | directiva | reglamento | entra en vigor | prohíbe',
  },
  upTo: 'hasta | máximo',
  trialWords: 'prueba | gratis | gratuita',
  units: { day: 'día | días', week: 'semana | semanas', month: 'mes | meses', year: 'año | años' },
  own: 'nosotros | nuestro | nuestra | nuestros | nuestras | mi | mis | tu | tus | te | su',
  common:
    'el | la | los | las | de | y | que | en | un | una | para | con | por | es | más | su | tu | nuestro | nuestra | se | del | al | como | lo | son | sin | está | desde',
};
