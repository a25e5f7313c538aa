/** Waypoints of Asia, the Indian Ocean and the Pacific's western side: `name longitude latitude`, in degrees, by coast. `*` cannot be seen from others: a river, a canal. */
export const eastern = `
tianjin 118 38.9; jinzhou 121 40.6; yingkou 121.8 40.3; bohaiStrait 120.9 38.6; dalian 121.95 38.85; yantai 121.5 37.75
weihai 122.35 37.55; chengshan 122.95 37.45; qingdao 120.5 35.9; rizhao 119.8 35.3; lianyungang 119.75 34.85; yellowSea 123 34.3
incheonRoads 126 37.15; incheon* 126.52 37.38; asanBay 126.45 37.1; pyeongtaek* 126.8 37; taean 125.6 36.6; heuksan 125 34.2
jejuSouth 126.2 33; jejuNorth 126.6 33.75; gwangyang 127.85 34.6; busanNew 128.8 34.9; busan 129.2 35; pohang 129.8 36.1
vladivostok 131.9 42.85; nakhodka 132.95 42.6; tsugaruWest 139.8 41.2; tsugaru 140.55 41.38; tsugaruMid 141.15 41.65; tsugaruEast 142 41.5; laPerouse 142 45.8
hakata 130.2 33.8; kanmonWest 130.7 34; kanmon* 130.95 33.95; suoNada 131.5 33.85; iyoNada* 132.4 33.75; kurushima* 133 34.15
bisan* 133.9 34.4; akashi* 134.95 34.6; osakaBay 135.25 34.5; tomogashima 134.98 34.27; kiiStrait 134.9 33.6; bungo 132.1 32.8
ashizuri 133.1 32.5; osumi 130.7 30.9; satsuma 129.6 31.3; goto 128.5 32.3; tsushima 129.9 34.5; shionomisaki 135.8 33.3
iseMouth 137 34.4; nagoya* 136.83 34.95; omaezaki 138.3 34.45; shimizu 138.6 34.95; uraga 139.72 35.12; yokohama* 139.75 35.4
tokyo* 139.85 35.58; nojimazaki 139.95 34.75; inubo 141.15 35.6; kinkazan 141.9 38.2; erimo 143.5 41.7; nemuro 146.2 42.9
changjiang 122.5 31.1; shanghai* 121.8 31.3; taicang* 121.25 31.68; nantong* 120.95 31.85; zhangjiagang* 120.45 32; taizhou* 119.9 32.2
zhenjiang* 119.45 32.23; nanjing* 118.95 32.18; wuhu* 118.35 31.42; yangshan 122.3 30.55; hangzhouBay 121.6 30.5; zhapu 121.15 30.5
ningbo* 122.02 29.93; xiazhi 122.5 29.7; dachen 122.4 28.4; wenzhou 121.4 27.85; mazu 120.4 26.3; fuzhou 119.85 26.05
taiwanStrait 120.3 25; fuqing 119.65 25.35; quanzhou 118.95 24.7; xiamen 118.2 24.3; dongding 118.9 24; shantou 117 23.15
taichung 120.35 24.25; kaohsiung 120.15 22.5; eluanbi 120.8 21.7; hualien 121.9 23.5; keelung 121.8 25.3; taipei 121.3 25.3
tokara 129.4 29.6; miyako 125.6 25.2; yonaguni 123.1 24.1; luzonStrait 121.4 20.3; balintang 122.3 19.6; huizhou 114.75 22.45
yantian 114.4 22.42; saiKung 114.45 22.32; tathong 114.3 22.2; leiYueMun* 114.23 22.28; dangan 114.35 22.05; kwaiChung* 114.1 22.3; lantau 113.95 22.1; shekou* 113.84 22.42; nansha* 113.7 22.66
humen* 113.62 22.85; huangpu* 113.5 23.06; guangzhou* 113.25 23.1; macau 113.7 22.1; gaolan 113.3 21.8; jiangmen* 113.12 22.5
zhanjiang 110.65 21.05; qiongzhouEast 110.9 20.3; haikou 110.25 20.12; qiongzhouWest 109.7 20.2; yangpu 109 19.75; beihai 109 21.35
qinzhou 108.6 21.5; fangcheng 108.35 21.5; haiphong 107 20.6; yinggehai 108.3 18.4; sanya 109.6 17.9; hainanEast 111.3 19.5
danang 108.4 16.3; varella 109.7 12.8; phuQuy 109.3 10.3; vungTau 107.05 10.25; caiMep* 107.02 10.5; saigon* 106.78 10.72
conSon 106.8 8.2; caMau 104.4 8.2; sihanoukville 103.3 10.4; gulfOfThailand 101.3 10.5; laemChabang 100.8 12.95; bangkokBar 100.55 13.35; bangkok* 100.57 13.6
natuna 106.5 4.5; tioman 104.5 2.6; horsburgh 104.5 1.35; singapore 103.85 1.22; pelepas 103.5 1.25; johor* 103.95 1.37
malaccaStrait 102 1.85; klang 101.15 2.95; belawan 98.85 3.95; penang 100.2 5.4; diamondPoint 97.6 5.5; weh 95.1 6.1
kinabalu 115.95 6.15; muara 115.05 5.2; spratlyEast 117 8.2; palawan 118.3 10.4; mindoro 119.8 13.2; manilaBay 120.5 14.25
manila* 120.9 14.55; bolinao 119.6 16.5; bojeador 120.4 18.7; engano 122.4 18.9; sanBernardino 124.35 12.65; ticao 123.6 12.4
cebuNorth 124.1 11.2; cebu 124 10.25; boholSea 124.3 9; surigao 125.5 10.3; siargao 126.6 10; zamboanga 122 6.85
davao 125.7 6.9; davaoMouth 125.9 5.6; sarangani 125.3 5.3; sibutu 119.6 4.9; sulu 120.3 8.5; verde 120.75 13.65; calavite 120.2 13.65; sibuyan 122 13; masbate 123.3 12.75
karimata 108.6 -2; sundaNorth 106.1 -5.3; gelasa 107.1 -2.9; gelasaNorth 106.8 -1.7; jakarta 106.9 -5.95; sundaStrait 105.82 -5.9; javaHead 104.8 -6.8; semarang 110.4 -6.8; surabayaBar 112.65 -6.8
surabaya* 112.72 -7.17; kangean 115.2 -6.3; lombokNorth 115.95 -8; lombokStrait 115.77 -8.6; lombokSouth 115.7 -9.1; makassarSouth 118.2 -4.8
makassarNorth 119.3 1.2; celebes 122.5 3.2; floresSea 120.6 -7.6; ombai 125.2 -8.4; timorSea 127.2 -10.5; arafura 135 -9.8
banda 126.5 -5.5; ceram 129.7 -2.6; halmahera 129.2 0.6; moluccaSea 126.2 1.2
andaman 93.3 14.7; tenDegree 92.5 10; yangonBar 96.3 16.1; yangon* 96.2 16.7; chittagong 91.65 22.1; sandheads 88.2 20.9
hooghly* 88 21.7; kolkata* 88.3 22.5; vizag 83.5 17.6; chennai 80.5 13.1; trincomalee 82.1 8; dondra 80.6 5.75
galle 80 5.85; beruwala 79.7 6.3; colombo 79.65 6.9; tuticorin 78.35 8.65; comorin 77.5 7.65; cochin 76.05 9.9; male 73.7 4.2; minicoy 73 7.6
goa 73.3 15.3; mumbai 72.65 18.85; hazira 72.45 20.95; diu 71.5 20.6; kutchMouth 68.6 22.5; mundra 69.6 22.6
qasim 67.2 24.55; karachi 66.9 24.65; gwadar 62.3 24.9; hadd 60.1 22.6; sohar 56.85 24.65; khorFakkan 56.55 25.4
hormuz 56.5 26.5; jebelAli 55 25.2; sharjah 55.2 25.45; abuDhabi 54.3 24.65; qatar 52 26.3; hamad 51.85 25.1
bahrain 50.8 26.45; dammam 50.4 26.75; jubail 49.9 27.2; gulfNorth 49.9 28.5; kuwait 48.3 29.25; shuaiba 48.4 29
khorAbdullah 48.75 29.6; ummQasr* 47.97 29.98; salalah 54 16.8; fartak 52.4 15.3; aden 45 12.65; perim 43.5 12.4; musha 43.6 11.95; djibouti 43.3 11.75
babElMandeb 43.35 12.6; mokha 43 13.3; zuqar 42.5 14; hodeidah 42.6 14.8; redSeaSouth 41.7 15.6; portSudan 37.5 19.65; jeddah 38.95 21.4; rabigh 38.9 22.5
redSeaNorth 34.8 26.9; tiran 34.5 27.85; aqaba* 34.95 29.4; gubal 33.9 27.7; gulfOfSuez 32.9 29; sokhna 32.5 29.55
guardafui 51.4 12.1; hafun 51.7 10.4; mogadishu 45.5 1.9; mombasa 39.85 -4.1; zanzibar 39.05 -6.05; darEsSalaam 39.5 -6.75
pemba 40.1 -5.5; delgado 41 -10.5; nacala 40.95 -14.4; angoche 40.6 -16.5; beira 35.2 -20.1; saoSebastiao 35.9 -22.2; maputo 33.1 -25.9
madagascarNorth 49.4 -11.6; madagascarWest 43.7 -16.5; madagascarSouth 45.2 -26.1; toamasina 49.7 -18.1; mauritius 57.35 -20.05; reunion 55.2 -20.85
southIndianWest 60 -37.5; southIndian 85 -40; southIndianEast 108 -39
fremantle 115.55 -32; leeuwin 114.5 -34.8; albany 117.9 -35.5; recherche 123.5 -34.9; investigator 136.9 -35.35; backstairs 138.2 -35.95; jaffa 139.3 -37.2; nelson 141.2 -38.6; adelaide 138.3 -34.85; kangarooWest 136 -36.1; kangarooEast 138 -35.7; otway 143.5 -39.1
portPhillip 144.6 -38.4; melbourne* 144.9 -37.9; wilsonsPromontory 146.5 -39.4; gabo 150.3 -37.6; sydney 151.5 -33.95; jervis 151.2 -35.1; sugarloaf 152.9 -32.6; smoky 153.4 -31; byron 153.9 -28.6; stradbroke 153.8 -27.3
brisbane 153.5 -26.8; moretonBay* 153.25 -27.3; sandyCape 153.6 -24.4; lancelin 114.7 -31; geraldton 113.6 -28.6; steepPoint 112.6 -26; northWestCape 113.5 -21.6; bathurst 129.6 -11.2; tasmania 146.8 -44.1
torresWest 141.2 -10.7; torresStrait 142.2 -10.5; torresEast 143.9 -9.3; capeYork* 142.9 -10.9; reefNorth* 143.6 -12.6; reefCooktown* 145.3 -14.8; reefTownsville* 147 -18.9; reefMackay* 150.2 -21.1; reefSouth* 152.8 -23.9
portMoresby 147.1 -9.7; jomard 152.1 -11.4; milneBay 151.1 -10.9; vitiaz 148 -6; lae 147.15 -6.85; stGeorge 152.6 -4.8; stGeorgeNorth 151.9 -3.5; buka 154 -4.6; rossel 155.6 -11.7; coralSea 156.2 -16.5; chesterfield 160 -20.5; indispensable 160.6 -8.6; sanCristobal 162.8 -11.2; vanuatu 166 -13.5; solomonSea 154.2 -7.3; bougainville 156.3 -6.7; bougainvilleSouth 155.9 -7.8
northCape 173.2 -34.1; brett 174.8 -35; colville 175.5 -36.2; auckland 175.1 -36.5; runaway 178.1 -37.4; eastCape 178.9 -37.6; mahia 178.3 -39.4; tauranga 176.35 -37.5; wellington 174.9 -41.55; cook 174.48 -41.3; cookWest 174.1 -40.6; westport 171.2 -41.3; farewell 172.2 -40.2
castlepoint 176.6 -40.9; campbell 174.6 -41.85; lyttelton 173.1 -43.55; bluff 168 -47.6; noumea 166.3 -22.6; newCaledoniaNorth 163 -19; suva 178.4 -18.3; kadavu 178 -19.4
papeete -149.6 -17.4; apra 144.6 13.5; honolulu -157.9 21.2; kauai -159.8 22.5; bigIsland -155.6 18.7; southPacificWest -172 -47; southPacific -150 -48; southPacificEast -118 -49; southPacificHorn -90 -54
`
