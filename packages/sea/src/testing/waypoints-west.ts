/** Waypoints of the Mediterranean, Europe, Africa's Atlantic side and the Americas: as those of the east. */
export const western = `
suez* 32.55 29.92; suezCanal* 32.45 30.4; portSaid* 32.35 31.25; portSaidRoads 32.45 31.5; damietta 31.8 31.6; alexandria 29.8 31.3
ashdod 34.5 31.9; haifa 34.9 32.9; beirut 35.4 33.95; latakia 35.6 35.5; iskenderun 35.95 36.5; mersin 34.65 36.55
anamur 32.9 35.8; cyprusEast 34.8 35.5; limassol 33.05 34.5; paphos 32.1 34.6; rhodes 28.5 35.9; scarpanto 26.9 35.3
creteSouth 24.3 34.6; kythira 23 36.1; saronic 23.6 37.65; kafireas 24.6 37.9; sporades 23.9 38.95; thessaloniki* 22.9 40.55; thermaic 23 39.9; chios 25.7 38.4
izmirBay 26.7 38.65; izmir* 27.1 38.43; aegean 25.4 39.2; dardanellesWest 26 40; dardanelles* 26.4 40.2; marmaraWest 27.1 40.55; marmara 28.6 40.85; gebze 29.4 40.75
bosporus* 29.03 41.08; bosporusNorth 29.2 41.3; varna 28.1 43.15; constanta 28.9 44.1; odessa 30.95 46.3; tarkhankut 32 45.2; crimea 33.7 44.2
novorossiysk 37.7 44.55; poti 41.4 42.15; matapan 22.5 36.25; zante 20.4 37.6; otranto 19 40.1; gargano 16.6 42.3; ancona 14 43.8
ravenna 12.5 44.5; venice 12.6 45.35; trieste 13.5 45.5; pula 13.6 44.7; rijeka* 14.35 45.2; kvarner 14.1 44.8; benghazi 19.9 32.3
derna 22.4 33.2; misurata 15.4 32.6; tripoli 13.2 33.1; djerba 11.5 34.3; malta 14.65 35.7; passero 15.3 36.5; messinaSouth 15.5 37.7; messina* 15.62 38.2
gioia 15.75 38.4; spartivento 16.1 37.7; naples 14.1 40.6; trapani 12 38.15; capeBon 11.2 37.3; tunis 10.5 37; galite 9 37.8
algiers 3.1 36.95; oran -0.7 35.9; alboran -3.2 35.9; gata -2.1 36.5; palos -0.5 37.5; nao 0.45 38.7; valencia -0.15 39.4
barcelona 2.3 41.2; menorca 4.2 40.4; ibizaSouth 1.5 38.3; fos 4.9 43.2; toulon 6.1 42.8; genoa 8.85 44.25; spezia 9.7 43.95
livorno 10 43.5; capCorse 9.45 43.2; bonifacio 9.2 41.28; sardiniaSouth 8.5 38.6; sardiniaEast 10 40.6; argentario 10.7 42.2; corsicaWest 8.3 41.9
gibraltar -5.6 35.95; algeciras -5.4 36.05; tangerMed -5.45 35.95; casablanca -7.75 33.75; spartel -6.3 35.85; saoVicente -9.2 36.9; sines -9 37.9
lisbonRoads -9.55 38.55; lisbon* -9.2 38.67; leixoes -8.9 41.2; finisterre -9.7 43.1; ortegal -8 44.1; ushant -5.8 48.7; casquets -2.7 49.9; leHavre 0 49.6
wight -1.1 50.55; southampton* -1.38 50.83; beachyHead 0.3 50.55; doverStrait 1.45 51; southFalls 2 51.5; zeebrugge 3.1 51.45; flushing* 3.55 51.42
terneuzen* 3.9 51.38; antwerp* 4.25 51.33; maas 3.8 52; rotterdam* 4.2 51.93; felixstowe 1.6 51.95; thames 1.4 51.55; londonGateway* 0.6 51.5
texel 4.3 53.1; germanBight 7.6 53.98; jade* 8.08 53.7; weser* 8.3 53.75; bremerhaven* 8.52 53.6; elbe 8.3 54; brunsbuettel* 9.1 53.88; hamburg* 9.9 53.54
kielCanal* 9.65 54.2; kiel* 10.17 54.4; kielBight 10.6 54.6; fehmarn 11.2 54.55; gedser 12 54.45; bornholm 14.4 55.2; ruegen 13.5 54.85
gdansk 18.9 54.5; rozewie 18.5 54.95; klaipeda 20.95 55.7; gotland 18.4 56.6; irbe 21.7 57.75; kolka 22.6 57.85; riga 24.05 57.15; hiiumaa 21.9 59.2
tallinn 24.75 59.55; helsinki 25.05 60; kotka 26.95 60.25; goglandWest 26.8 59.95; kronstadt 29.4 60; petersburg* 30.15 59.9; soundSouth 12.75 55.3; copenhagen* 12.68 55.7
soundNorth 12.5 56.2; beltSouth* 10.8 54.75; belt* 11 55.35; beltNorth 10.95 55.85; aarhus 10.45 56.15; anholt 11.3 56.9; skaw 10.85 57.85; gothenburg 11.6 57.65
oslofjord 10.6 58.95; oslo* 10.65 59.6; lindesnes 7 57.8; hanstholm 8.3 57.4; hornsReef 7.3 55.6; pentland -2.9 58.72; fairIsle -1.8 59.3; capeWrath -5.2 58.8; humber 0.8 53.6; peterhead -1.3 57.5
scilly -6.8 49.7; landsEnd -5.9 50.1; smalls -5.85 51.75; tuskar -6.05 52.1; dublin -6 53.35; anglesey -4.75 53.5; liverpool -3.35 53.52; northChannel -5.6 54.9; malin -7.5 55.6; fastnet -9.8 51.2; achill -10.5 54.2; hebrides -8.3 57.5; skerryvore -7.7 56.2
canaries -15 29.3; bojador -15.3 26.3; capBlanc -17.5 20.7; nouakchott -16.3 18; dakar -17.75 14.65; banjul -17 13.5; bijagos -17.3 11; conakry -14.2 9.2
freetown -13.6 8.5; sherbro -13.4 7.1; monrovia -11.1 6.2; capePalmas -7.6 4; abidjan -4 5; takoradi -1.8 4.5; tema 0 5.4; lome 1.3 5.95; cotonou 2.4 6.15
lagos 3.4 6.25; niger 5.6 4; bonny 7.2 4.1; onne* 7.15 4.6; bioko 8.3 3.9; douala 9.3 3.75; wouri* 9.65 4.02; kribi 9.7 2.8
libreville 9.2 0.5; lopez 8.5 -0.5; mayumba 10.1 -3.6; pointeNoire 11.6 -4.85; congo 12 -6; boma* 12.9 -5.9; matadi* 13.43 -5.83; luanda 13.05 -8.65; namibe 11.8 -15.3
frio 11.2 -18; pelicanPoint 13.6 -22.9; luderitz 14.4 -27; columbine 17.4 -32.9; walvisBay 14.3 -22.85; capeTown 18.3 -33.85; goodHope 18.2 -34.5; agulhas 20 -35.1; recife 25.8 -34.15; eastLondon 28.2 -33.1; stJohns 29.9 -31.9; richardsBay 32.7 -28.6; durban 31.2 -29.9
unimak -165 54.3; aleutianEast -167 51.3; aleutian -178 50.2; aleutianWest 171 49.8; aleutianMid -155 52.3; gulfOfAlaska -141 51.8; princeRupert* -130.45 54.2; dixon -133 54.45; dixonEast -131 54.35; scott -129.5 50.6; brooks -128.9 50; laPerouseBank -126.3 48.5; juanDeFuca -124.9 48.5; victoria -123.4 48.2; haro* -123.15 48.6; georgia -123.25 49.05; vancouver* -123.2 49.3
admiralty* -122.65 48.1; seattle* -122.42 47.6; tacoma* -122.42 47.3; columbiaBar -124.2 46.2; longview* -123.1 46.15; portland* -122.77 45.65; mendocino -124.7 40.4; sanFrancisco -122.7 37.75
oakland* -122.35 37.8; pointArena -124.1 38.9; farallon -123.4 37.6; pointSur -122.3 36.1; conception -120.9 34.3; santaBarbara -119.7 34.25; hueneme -119.3 34; losAngeles -118.25 33.6; ensenada -116.75 31.75; cedros -115.5 28; sanLazaro -112.7 24.6; sanLucas -110 22.6; corrientes -105.8 20.3; manzanillo -104.4 18.9
tecoman -104 18.2; telmo -103 17.9; lazaroCardenas -102.2 17.75; acapulco -99.9 16.6; puertoAngel -96.5 15.5; champerico -92 14; quetzal -90.8 13.75; acajutla -89.9 13.45; sanJuanDelSur -86.7 11; velas -86.2 10.2; corinto -87.35 12.4; caldera -84.8 9.85; blanco -85.2 9.4; burica -83 7.9; coiba -82 7
mala -80 7.1; balboa -79.5 8.8; panamaCanal* -79.75 9.12; colon* -79.92 9.33; colonRoads -79.9 9.5; buenaventura -77.45 3.75; esmeraldas -80.2 1; santaElena -81.2 -2.3
guayasMouth -80.5 -3.1; guayaquil* -79.95 -2.6; parinas -81.5 -4.7; paita -81.2 -5.05; aguja -81.4 -6; callao -77.35 -12.05; sanJuan -75.4 -15.5; paracas -76.7 -14; chimbote -79.2 -9.2; arica -70.45 -18.4; iquique -70.4 -20.2; antofagasta -71 -23.3; huasco -71.8 -28.4; lenguaDeVaca -72.1 -30.3; valparaiso -71.75 -33; sanAntonio -71.75 -33.55
topocalma -72.4 -34.1; tumbes -73.5 -36.5; mocha -74.5 -38.4; lirquen -73.15 -36.6; chiloe -75.5 -44; magellanWest -75.3 -52.5; magellanMid* -71 -53.9; magellanStrait* -70.7 -53.2; magellanEast -68.2 -52.45; horn -67.3 -56.4; staten -63.6 -54.9
capeRace -53 46.3; stPierre -56.3 46.5; cabotStrait -59.8 47.4; gaspe -64 49.2; belleIsle -55.3 52; labradorWest -57.5 51.2; anticosti -64.5 50; riviereDuLoup* -69.4 48.1; matane -66.8 49.35; quebec* -71.1 46.85; troisRivieres* -72.5 46.33; montreal* -73.5 45.6
halifax -63.4 44.5; canso -60.6 45.1; capeSable -65.9 43; boston -70.8 42.35; capeCod -69.8 42.1; nantucket -69.3 40.5; newYork -73.8 40.45; arthurKill* -74.08 40.62; newark* -74.15 40.68
delaware -74.9 38.7; marcusHook* -75.45 39.65; philadelphia* -75.14 39.9; chesapeake -75.8 36.95; norfolk* -76.3 36.96; chesapeakeMid* -76.25 38; baltimore* -76.45 39.15; lookout -76.3 34.2; hatteras -75.2 35.1; wilmington -77.95 33.8; wilmingtonRiver* -77.95 34.15; frying -77.6 33.4
charleston -79.7 32.7; savannah -80.7 31.95; savannahRiver* -81.05 32.1; jacksonville -81.3 30.4; jaxRiver* -81.55 30.4; canaveral -80.1 28.4; freeport -78.85 26.45; miami -80 25.75; keyLargo -80 25; keyWest -82 24.3
tortugas -83.3 24.5; tampa -82.95 27.6; tampaBay* -82.5 27.75; mobile -88.05 30.1; mobileBay* -88.02 30.55; southPass -89.35 28.85; headOfPasses* -89.25 29.15; pointALaHache* -89.75 29.55; newOrleans* -90.05 29.92; galveston -94.6 29.3; houston* -94.95 29.6
altamira -97.7 22.5; veracruz -96 19.2; campeche -92.5 21.5; yucatan -86.3 21.9; sanAntonioCuba -85.2 21.75; mariel -82.75 23.2; bahamaChannel -79.3 23.2; maisiNorth -75 21.3; windward -74 20.1; mayaguana -73.35 22.4; providenceEast -76.6 25.7; providenceWest -78.2 26
crooked -74.65 22.75; crookedNorth -74.4 23.7; caicos -72.5 22.3; windwardNorth -74.3 20.75; inagua -73.95 21.4; cruz -77.8 19.5; kingston -76.8 17.8; morant -75.9 17.7; tiburon -74.7 18.3; gonave -73.4 19; portAuPrince* -72.55 18.65; beata -71.5 17.3; haina -70 18.3; caucedo -69.6 18.3; mona -67.8 18.3; monaNorth -67.9 19
sanJuanPr -66.1 18.6; anegada -63.8 18.5; virginSouth -65 17.7; guadeloupe -61.9 16.6; stLucia -61.2 14.4; barbados -59.75 13.05; galleons -60.6 11; portOfSpain* -61.6 10.65; bocas -61.75 10.85; tobagoWest -60.9 11.4
orchila -66.3 12.3; codera -65.8 11; caribbeanEast -63.5 13.5; grenada -62.1 12.4; laGuaira -66.95 10.75; tocuyo -68 11.5; curacaoSouth -69 11.95; arubaSouth -69.95 12.32; puertoCabello -68 10.65; paraguana -70 12.7; gallinas -71.8 12.7; cartagena -75.75 10.4; barranquilla -75 11.3; limon -82.9 10.1; gracias -82 15.8; swan -83.8 17.2; cortes -87.9 16; honduras -86 16.7
georgetown -58.1 6.95; paramaribo -55.2 6.1; cayenne -51.8 5.4; amazonMouth -48.7 2; amazonBar -49.7 0.9; macapa* -51.1 0; almeirim* -52.6 -1.55; santarem* -54.7 -2.35; parintins* -56.7 -2.6; itacoatiara* -58.45 -3.15; manaus* -59.95 -3.13
calcanhar -35 -4.7; joaoPessoa -34.4 -7.2; suape -34.6 -8.4; salvador -38.55 -13.1; fortaleza -38.2 -3.1; jericoacoara -40.4 -2.4; maranhao -43.5 -1.7; salinas -47.2 0; abrolhos -38.3 -18; saoTome -40.7 -22.2; caboFrio -41.9 -23.15; rio -43.15 -23.05; ilhabela -45.2 -24.2; santos -46.3 -24.15; paranagua -48.25 -25.6; itapoa -48.5 -26.15; itajai -48.5 -26.9; santaMarta -48.5 -28.8
rioGrande -52 -32.25; polonio -53.5 -34.5; plata -54.9 -35.15; montevideo -56.25 -35.05; laPlata -57.4 -34.95; buenosAires* -58.25 -34.55; parana* -58.5 -34.05; sanPedro* -59.6 -33.65; rosario* -60.6 -32.95; marDelPlata -57.2 -38.2; valdes -63 -42.5
`
