/** Rivers, canals and narrows, whose turns no coast line of a small map shows: waypoints in the order a ship passes them. */
export const channels = `
incheonRoads-incheon; asanBay-pyeongtaek; kanmonWest-kanmon-suoNada; suoNada-iyoNada-kurushima-bisan-akashi-osakaBay; osakaBay-tomogashima-kiiStrait
iseMouth-nagoya; uraga-yokohama-tokyo; changjiang-shanghai-taicang-nantong-zhangjiagang-taizhou-zhenjiang-nanjing-wuhu; yangshan-ningbo-xiazhi; hangzhouBay-ningbo; dangan-kwaiChung-lantau; kwaiChung-shekou; yantian-saiKung-tathong-leiYueMun-kwaiChung
dangan-lantau; lantau-shekou-nansha-humen-huangpu-guangzhou; gaolan-jiangmen; vungTau-caiMep; vungTau-saigon; bangkokBar-bangkok; horsburgh-johor; javaHead-sundaStrait-sundaNorth-gelasa-gelasaNorth-horsburgh
singapore-horsburgh; manilaBay-manila; surabayaBar-surabaya; yangonBar-yangon; sandheads-hooghly-kolkata; khorAbdullah-ummQasr; tiran-aqaba; portPhillip-melbourne; brisbane-moretonBay
torresWest-torresStrait-torresEast; torresStrait-capeYork-reefNorth-reefCooktown-reefTownsville-reefMackay-reefSouth-sandyCape
sokhna-suez-suezCanal-portSaid-portSaidRoads; thermaic-thessaloniki; izmirBay-izmir; dardanellesWest-dardanelles-marmaraWest; marmara-bosporus-bosporusNorth; kvarner-rijeka; messinaSouth-messina-gioia; lisbonRoads-lisbon
wight-southampton; zeebrugge-flushing-terneuzen-antwerp; maas-rotterdam; thames-londonGateway; germanBight-jade; germanBight-weser-bremerhaven; elbe-weser; elbe-brunsbuettel-hamburg; brunsbuettel-kielCanal-kiel-kielBight
kronstadt-petersburg; soundSouth-copenhagen-soundNorth; fehmarn-beltSouth-belt-beltNorth; kielBight-beltSouth; oslofjord-oslo
bonny-onne; douala-wouri; congo-boma-matadi; dixonEast-princeRupert; victoria-haro-georgia-vancouver; victoria-admiralty-seattle-tacoma; columbiaBar-longview-portland; sanFrancisco-oakland
balboa-panamaCanal-colon-colonRoads; guayasMouth-guayaquil; magellanWest-magellanMid-magellanStrait-magellanEast; matane-riviereDuLoup-quebec-troisRivieres-montreal; newYork-arthurKill-newark
delaware-marcusHook-philadelphia; chesapeake-norfolk-chesapeakeMid-baltimore; chesapeake-chesapeakeMid; frying-wilmington-wilmingtonRiver; savannah-savannahRiver; jacksonville-jaxRiver; tampa-tampaBay; mobile-mobileBay
southPass-headOfPasses-pointALaHache-newOrleans; galveston-houston; gonave-portAuPrince; bocas-portOfSpain; amazonBar-macapa-almeirim-santarem-parintins-itacoatiara-manaus
wellington-cook-cookWest; laPlata-buenosAires-parana-sanPedro-rosario; zhapu-hangzhouBay; shekou-kwaiChung; boma-congo
`
