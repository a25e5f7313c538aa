/** Target of a label that is no single declared field: cargo figures or vessel and voyage in one value, totals, titles. */
export type LabelPart = 'Values' | 'Cargo' | 'Boxes' | 'Parties' | 'Total' | 'Detail' | 'Skip'
type Words = Readonly<Record<string, string>>

/** Labels that notes have beyond the names and aliases of the declared fields. */
export const labelWords: Readonly<Record<LabelPart, Words>> = {
  Values: {
    NameZh: '委托号|客户委托号|参考号|REF|REF NO|YOUR REF|OUR REF|REFERENCE NO|CUSTOMER REF|客户单号',
    PolCode: '启运港|装运港|装港|起运港口|出运港|LOADING PORT|PORT OF SHIPMENT|LOAD PORT',
    PodCode: '目的港口|卸港|抵运港|DISCHARGE PORT|DESTINATION PORT|DEST PORT|PORT OF DESTINATION|DISCHARGING PORT|DESTINATION',
    DelCode: '目的地|最终目的地|交货地点|FND|FINAL DEST|DELIVERY PLACE|PLACE OF DELIVERY',
    PorCode: '收货地点|接货地|接货地点|RECEIPT PLACE',
    PotCode: '转运港|VIA|TRANSSHIPMENT PORT|TRANSHIPMENT PORT',
    CarrierCode: 'OCEAN CARRIER|船司|船东|SHIPPING LINE|LINER|LINE',
    ServiceCode: '航线|LOOP',
    Vessel: 'VSL|MV|M/V',
    Route: 'POL/POD|POL-POD|起运港/目的港|起运港-目的港|装货港/卸货港|ROUTE|ROUTING|航线(起运港-目的港)',
    Sailing:
      '船名航次|船名/航次|VESSEL/VOYAGE|VESSEL/VOY|VSL/VOY|VSL&VOY|OCEAN VESSEL VOY NO|VESSEL AND VOYAGE|VESSEL & VOYAGE|VESSEL VOYAGE',
    VoyageNo: 'VOYAGE|VOY NO|航次号',
    Etd:
      'ETD REQUESTED|REQUESTED ETD|REQUIRED ETD|要求开船|要求ETD|计划开船|开航日|开航日期|开船日|预计开船|预计开船日|离港日期|SAILING DATE|' +
      'SHIPMENT DATE|ON BOARD DATE|出运日期|装运日期|要求船期|船期要求',
    Eta: '到港日期|预计到港日',
    ReadyOn: '货好|货好时间|货好日|货好日期|CARGO READY DATE|备货日期|货备好时间|CRD|READY DATE|CARGO READY',
    CargoType: '货类|货物性质|CARGO TYPE|TYPE OF CARGO',
    TransportTerm: 'SERVICE TYPE|交接方式|交接条款|SERVICE MODE|TRANSPORT TERM|MOVEMENT TYPE|MOVE TYPE|SHIPPING TERMS|TERMS OF SHIPMENT',
    PaymentTerm:
      '付款|付款方式|运费条款|运费条件|FREIGHT TERMS|运费|运费支付|运费支付方式|付费方式|FREIGHT|FREIGHT & CHARGES|FREIGHT CHARGES|OCEAN FREIGHT|FREIGHT TERM|PAYMENT|PAYMENT TERM',
    Incoterm: '价格条款|贸易方式|TRADE TERM|TRADE TERMS|INCOTERMS|PRICE TERM',
    ReleaseType: '提单类型|提单形式|放单方式|B/L TYPE|TYPE OF B/L|BL TYPE|RELEASE TYPE|B/L RELEASE TYPE',
    ContractNo: 'SERVICE CONTRACT|约号|协议号|运价协议号|CONTRACT NO|S/C|SERVICE CONTRACT NO',
    FreeDays: '免箱期|免用箱期|免柜期|申请免箱期|目的港免箱|FREE TIME|DETENTION|FREE DAYS|DEM/DET',
    Truck: '派车|是否拖车|TRUCK',
    TruckPlace: '装箱地址|做箱地址|提货地址|装货地址|工厂地址|装柜地址|拖车地址',
    TruckOn: '装柜时间|装箱时间|装货时间|提货时间|提货日期',
    Customs: '是否报关|报关方式|CUSTOMS',
    Insurance: '保险|投保|是否投保|INSURANCE',
    Contact: '联系人|订舱联系人|操作联系人|业务联系人|BOOKING CONTACT|经办人|委托联系人',
    Phone: '手机号|联系方式|MOBILE|TELEPHONE|TEL NO|MOB',
    Mail: '邮件',
    Remark: '附注|特别要求|注意事项|特别说明|SPECIAL REQUIREMENTS|SPECIAL REQUIREMENT|SPECIAL REQUEST|REMARK|NOTE|NOTES|OTHERS',
  },
  Cargo: {
    NameEn:
      '货|货名|货物|货物名称|货物描述|货描|品名描述|英文货名|DESCRIPTION|DESCRIPTIONS OF GOODS|GOODS|CARGO|COMMODITIES|CARGO DESCRIPTION|' +
      'GOODS DESCRIPTION|CARGO NAME',
    NameZh: '中文名|中文货物名称',
    HsCode: 'HTS|HTS CODE|NCM|HS|HS编码|商品编码|HS NO|H.S. CODE|HSCODE',
    Marks: '唛头及号码|MARKS|MARK|MARKS AND NUMBERS|MARKS & NUMBERS|SHIPPING MARK|标记及号码|标记',
    Packages:
      '总件数|数量|数量及包装|件数及包装|包装件数|NO OF PKGS|NO OF PACKAGES|NOS OF PACKAGES|QUANTITY|CTNS|CARTONS|TOTAL PACKAGES|NUMBER OF PACKAGES',
    Weight: '总毛重|总重量|GW|G/W|GROSS WT|WEIGHT|TOTAL GROSS WEIGHT|毛重量|GROSS WGT',
    Volume: '总体积|立方数|VOLUME|MEAS|VOL|TOTAL VOLUME|TOTAL CBM|方数|MEASUREMENTS|MEASURE',
    Figures: '件毛体|件毛尺|件重尺|件数/毛重/体积|件数毛重体积|PKGS/GW/CBM|PKG/GW/MEAS|货量|QTY/GW/MEAS',
    PackageKind: '包装类型|包装方式|包装种类|PACKAGE|PACKAGE TYPE|PACKING TYPE|UNIT',
    UnNo: 'UN编号|联合国编号|UN NO|UN NUMBER|UNNO',
    DangerClass: 'IMO|IMDG CLASS|HAZARD CLASS|危险品等级|危险等级',
    PackingGroup: '包装等级|包装类别|PKG GROUP|PACK GROUP',
    FlashPoint: '闪点|FP|F.P.',
    DangerContact: '应急联系|应急电话|应急联系电话|应急联系人及电话|EMERGENCY CONTACT|EMERGENCY TEL|24H EMERGENCY CONTACT|EMERGENCY CALL',
  },
  Boxes: {
    '*':
      '箱型箱量|箱量箱型|柜型柜量|柜量柜型|柜型|柜量|箱型|箱量|箱型数量|箱型/箱量|柜型/柜量|箱数|CONTAINER|CONTAINERS|CNTR|CTNR|EQUIPMENT|CONTAINER TYPE|' +
      'CONTAINER TYPE/QTY|NO OF CONTAINERS|CONTAINER QTY|CONTAINER QUANTITY|CNTR TYPE|CNTR QTY|EQUIPMENT TYPE|BOXES|' +
      'CONTAINER/QTY|QTY/TYPE|CONTAINER SIZE|SIZE/TYPE',
    Temperature: '温度|设定温度|冷藏温度|温度要求|TEMPERATURE|SET TEMP|SET TEMPERATURE|SET POINT',
    Ventilation: '通风|风门|通风量|VENTILATION|VENT SETTING|VENTS',
    Humidity: '湿度|湿度要求',
    OverLength: '超长|OL|OVER LENGTH',
    OverWidth: '超宽|OW|OVER WIDTH',
    OverHeight: '超高|OH|OVER HEIGHT',
  },
  Parties: {
    shipper: '托运人|发货方|SHIPPER/EXPORTER|EXPORTER|CONSIGNOR|SHPR|发货人全称|托运人全称',
    consignee: '收货方|CNEE|IMPORTER|CONSIGNEE NAME|收货人全称',
    notify: 'N/P|NOTIFY PARTIES|通知方|被通知人|NOTIFY|NOTIFIER|NOTIFY PARTY 1|FIRST NOTIFY PARTY|1ST NOTIFY PARTY',
    notify2: '第二通知方|第2通知人|ALSO NOTIFY|ALSO NOTIFY PARTY|2ND NOTIFY PARTY|2ND NOTIFY|NOTIFY PARTY 2|SECOND NOTIFY',
  },
  Total: { total: 'TTL|TOTAL|合计|总计|共计|总共|小计合计|GRAND TOTAL|IN TOTAL|总数' },
  Detail: {
    Name: '公司名称|名称|公司|COMPANY NAME|COMPANY|NAME',
    Address: '地址|公司地址|ADDRESS|ADDR|ADD',
    Contact: 'ATTN|ATTENTION|PIC|CTC',
    Fax: 'FAX|传真|FAX NO',
    TaxNo: '税号|统一社会信用代码|社会信用代码|TAX ID|TAX NO|VAT|VAT NO|USCI|EORI|CNPJ|GST|IEC|企业代码|ZIP|邮编|POST CODE',
  },
  Skip: {
    title:
      '托书|订舱委托书|海运出口货物订舱委托书|海运出口订舱委托书|出口货物托运单|集装箱货物托运单|委托清单|海运出口托书|海运订舱委托书|' +
      '出口货物订舱委托书|货物托运单|托运单|订舱单|BOOKING NOTE|SHIPPING ORDER|BOOKING FORM|BOOKING REQUEST|' +
      'SHIPPING BOOKING FORM|海运出口|序号|PARTIES|CARGO DETAILS|ROUTING|货物信息|航线信息|委托信息',
    polite: 'THANKS|THANK YOU|BEST REGARDS|REGARDS|DEAR|HI|HELLO|PLS|PLEASE|你好|您好|请订舱|谢谢|麻烦订舱|PLS BOOK|PLEASE BOOK|请帮忙订舱',
  },
}

/** How notes call kinds of packages beside names and codes of UN/ECE Recommendation 21. A word with several is asked. */
export const packageWords: Words = {
  CT: 'CTN|CTNS|CARTON|纸箱|CT|箱',
  PX: 'PLT|PLTS|PALLET|托|托盘|板|卡板|PALLETS',
  PK: 'PKG|PKGS|PACKAGE|PACKAGES|件|PK',
  BX: 'BOX|箱|BXS',
  CS: 'CASE|CASES|C/S|箱|CS',
  '7B': 'WOODEN CASE|WOODEN CASES|木箱|W/C',
  CR: 'CRATE|CRATES|板条箱',
  BG: 'BAG|BAGS|袋|BGS',
  '43': '吨袋|JUMBO BAG|JUMBO BAGS|BIG BAGS|FIBC',
  BL: 'BALE|BALES|包|捆包',
  BE: 'BUNDLE|BUNDLES|BDL|BDLS|捆',
  RO: 'ROLL|ROLLS|卷|ROLS',
  CL: 'COIL|COILS',
  DR: 'DRUM|DRUMS|桶|DRS',
  '1A': '铁桶|STEEL DRUM|STEEL DRUMS',
  IH: '塑料桶|PLASTIC DRUM|PLASTIC DRUMS',
  WA: 'IBC|IBCS|吨桶',
  PP: 'PC|PCS|PIECE|PIECES|个',
  UN: 'UNIT|UNITS|台|辆',
  SX: 'SET|SETS|套',
}

/** Names of box types without a size, and what stands behind one, as patterns; which types they are says `boxTypesOf`. */
export const boxNamePattern = '小柜|小箱|细柜|大柜|高柜|平柜|冻柜|冷柜'
export const boxSuffixPattern =
  '尺高(?!柜|箱)|尺?(?:普柜|平柜|普箱|小柜|高柜|高箱|冻柜|冷柜|冷藏箱|冷藏柜|高冻|冷高|冻高|高冷|开顶柜|开顶箱|开顶|框架柜|框架箱|框架|平板柜|平板|罐箱|罐柜)'
export const boxCounters = '个|只|条|台'

export const weightUnits: Readonly<Record<string, number>> = {
  KG: 1,
  KGS: 1,
  KGM: 1,
  KILOS: 1,
  公斤: 1,
  千克: 1,
  K: 1,
  T: 1_000,
  TON: 1_000,
  TONS: 1_000,
  MT: 1_000,
  MTS: 1_000,
  TNE: 1_000,
  吨: 1_000,
  LB: 0.453_592_37,
  LBS: 0.453_592_37,
  磅: 0.453_592_37,
}
export const volumeUnits: Readonly<Record<string, number>> = {
  CBM: 1,
  M3: 1,
  'M³': 1,
  MTQ: 1,
  立方米: 1,
  立方: 1,
  方: 1,
  CUM: 1,
  CUFT: 0.028_316_846_592,
  CFT: 0.028_316_846_592,
  CUBICFEET: 0.028_316_846_592,
}
export const weightUnitPattern = 'KGS?|KGM|KILOS|公斤|千克|TONS?|MTS?|TNE|T|吨|LBS?|磅'
export const volumeUnitPattern = 'CBM|M3|M³|MTQ|立方米|立方|方|CUM|CU\\.?\\s*FT|CUBIC\\s*FEET|CFT'

/** Words that choose, for the fields with choices; several of them that disagree are asked. */
export const choiceWords: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  PaymentTerm: [
    [/(?:\b(?:OCEAN\s+)?FREIGHT\s*)?\bPRE-?\s?PAID\b|\bPP\b|\bP\.P\.?|预付/, 'PP'],
    [/(?:\b(?:OCEAN\s+)?FREIGHT\s*)?\bCOLLECT\b|\bCC\b|\bC\.C\.?|到付/, 'CC'],
  ],
  ReleaseType: [
    [/\bTELEX\b|\bTLX\b|\bT\/R\b|\bSURRENDER(ED)?\b|电放/, 'TLX'],
    [/\bSEA ?WAY ?BILL\b|\bSWB\b|\bWAYBILL\b|海运单/, 'SWB'],
    [/\bORIGINAL\b|\bOBL\b|\bOB\/L\b|\b3\/3\b|正本/, 'OBL'],
  ],
  CargoType: [
    [/\bDG\b|\bDANGEROUS\b|\bHAZ(ARDOUS|MAT)?\b|危险品|危品|危货/, '2'],
    [/\bREEFER\b|\bREFRIGERATED\b|\bFROZEN\b|冷藏|冷冻|冻品/, '3'],
    [/\bOOG\b|\bOUT OF GAUGE\b|特种箱|超限/, '4'],
    [/\bGENERAL\b|\bNON-?DG\b|\bDRY\b|普货|普通货/, '1'],
  ],
}
export const yesWords = /^(是|需要|需|要|有|YES|Y|√|✓|TRUE|代理|委托|我司委托|贵司安排|代办|BY FORWARDER)$/
export const noWords = /^(否|不需要|不需|不要|无|NO|N|×|X|FALSE|自理|自拖|自报|自拖自报|自送|BY SHIPPER|SELF|NIL)$/
