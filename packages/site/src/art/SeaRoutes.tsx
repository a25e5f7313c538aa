/** Coasts of the Pacific, and services from Shanghai: of plain paths in the colours of the site. */
const coasts =
  'M12 248l7-7l2-16l4 2l6 3l9 15l10-8l9-7l-2-16l-12-14l4-10l7-5l6 3l14-5l15-6l11-10l8-12l1-12l-11-18l14-10l-15-2l-4-7l14-8l13 4l8 13l0 11l11-4l0-9l-6-11l12-12l20-8l20-20l3-21l-14-4l-9-4l31-20l46-1l10 11l0 28l14-10l13-18l29-14l33-9M145 141l7-10l14-5l7 1l9-2l7-4l4-18l-5-7l-2 5l-4 9l-9 5l-16 7l-8 6l-4 5l0 8M187 92l12 0l8-7l-14-8l-6 15M104 179l3 5l4-14l-7 9M104 212l2 9l14 4l-8-9l0-15l-6 0l-2 11M112 253l14 5l4-10l-4-8l-14 13M58 277l10-4l15-13l8-7l8 9l-6 19l-5 22l-20-3l-10-15l0-8M1 259l11 8l13 8l10 10l10 14l-1 13l-15-8l-14-27l-14-18M43 316l13 0l17 1l8 7l-19-2l-19-6M101 310l1-27l22-5l-19 7l2 23l-6 2M149 290l16 10l25-3l25 17l14 19l-18-9l-21 3l-12-5l-21-18l-8-14M12 248l10 11l4 13l11 7l-2-12l-6-10l-8-11M413 2l12 13l17 2l-21 16l37-17l11-11l6 7l16-6l27 6l19 6l18 16l13 17l18 9l-6 3l2 22l0 15l7 12l7 14l14 9l10 21l12 14l8 9'
const routes =
  'M112 144Q359 17 606 130M112 144Q349 7 586 60M112 144Q350 23 589 111M112 144Q148 112 185 123M112 144Q74 238 37 279M112 144Q109 193 107 218M37 279Q21 264 4 258'
const ports = 'M112 144h0M606 130h0M586 60h0M589 111h0M185 123h0M37 279h0M107 218h0'

export const SeaRoutes = () => (
  <svg className="art routes" viewBox="0 0 640 340" aria-hidden="true" focusable="false">
    <path className="coast" d={coasts} />
    <path className="route" d={routes} />
    <path className="port" d={ports} />
  </svg>
)
