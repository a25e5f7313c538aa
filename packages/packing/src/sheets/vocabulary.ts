/** Columns of a packing list as sheets have them. `Goods` is Chinese or English by its text; `Size` belongs to the type. */
export type Column =
  | 'Seq'
  | 'BoxNo'
  | 'BoxAndSeal'
  | 'Size'
  | 'BoxType'
  | 'IsoType'
  | 'Fcl'
  | 'Soc'
  | 'Tare'
  | 'MaxGross'
  | 'Seal'
  | 'CarrierSeal'
  | 'ShipperSeal'
  | 'CustomsSeal'
  | 'InspectionSeal'
  | 'BoxTemperature'
  | 'BoxPackages'
  | 'BoxWeight'
  | 'BoxVolume'
  | 'BillNo'
  | 'BookingNo'
  | 'Packages'
  | 'PackageKind'
  | 'Weight'
  | 'Volume'
  | 'Marks'
  | 'Goods'
  | 'GoodsZh'
  | 'GoodsEn'
  | 'HsCode'
  | 'DgClass'
  | 'UnNo'
  | 'Temperature'

/** Spellings of headings without blanks and punctuation, in capitals. Those behind `|` count only where no other column has the field. */
const spellings: Readonly<Record<Column, string>> = {
  Seq: '箱序 BOXROW',
  BoxNo:
    '箱号 集装箱号 集装箱箱号 箱号码 柜号 货柜号 柜号码 CONTAINERNO CONTAINERNOS CONTAINERNUMBER CONTAINER CNTRNO CNTR CTNRNO CONTNO BOXNO UNITNO EQUIPMENTNO CONTAINERID',
  BoxAndSeal: '箱号封号 箱封号 箱号铅封号 柜号封号 CONTAINERNOSEALNO CONTAINERSEALNO CNTRNOSEALNO CONTAINERSEAL',
  Size: '尺寸 箱尺寸 SIZE CONTAINERSIZE',
  BoxType:
    '箱型 柜型 箱类 箱类型 箱型尺寸 尺寸箱型 尺寸类型 箱型箱类 集装箱类型 集装箱箱型 CONTAINERTYPE CNTRTYPE SIZETYPE TYPESIZE TYPE BOXTYPE EQUIPMENTTYPE CONTAINERSIZETYPE',
  IsoType: 'ISO箱型 ISO代码 ISO箱型代码 ISO ISOTYPE ISOCODE ISOSIZETYPE',
  Fcl: '整拼箱 整拼 整箱拼箱 拼箱标识 整拼标识 FCLLCL LOADTYPE',
  Soc: '货主箱 货主自有箱 SOC SOC箱 SHIPPEROWNED',
  Tare: '皮重 箱皮重 箱重 空箱重 自重 箱体重 TARE TAREWEIGHT TAREWT',
  MaxGross: '最大总重 铭牌总重 最大毛重 最大载重总重 MAXGROSS MAXGROSSWEIGHT MGW MAXGW',
  Seal: '封号 铅封号 铅封 封条号 封签号 封志号 SEALNO SEALNOS SEAL SEALNUMBER SEALS',
  CarrierSeal: '船封 船封号 船公司封号 CARRIERSEAL CARRIERSEALNO LINESEAL LINESEALNO LINERSEAL',
  ShipperSeal: '货封 货封号 工厂封 工厂封号 发货人封号 SHIPPERSEAL SHIPPERSEALNO',
  CustomsSeal: '海关封 海关封号 关封号 关锁号 海关关锁号 CUSTOMSSEAL CUSTOMSSEALNO',
  InspectionSeal: '商检封 商检封号 检疫封号 INSPECTIONSEAL QUARANTINESEAL',
  BoxTemperature: '温度 设定温度 箱温度 冷藏温度 TEMPERATURE TEMP SETPOINT SETTEMPERATURE TEMPSETTING',
  BoxPackages: '箱内总件数 箱总件数 BOXPACKAGES',
  BoxWeight: '箱内总毛重 箱总毛重 箱总重 BOXWEIGHT',
  BoxVolume: '箱内总体积 箱总体积 BOXVOLUME',
  BillNo:
    '提单号 提运单号 提单号码 主单号 主提单号 分单号 分提单号 运单号 BL BLNO BLNUMBER BILLNO BILLOFLADING BILLOFLADINGNO MBL MBLNO HBL HBLNO BOL',
  BookingNo: '订舱号 订舱编号 订舱单号 SO号 BOOKING BOOKINGNO BOOKINGNUMBER BKGNO SO SONO',
  Packages:
    '件数 总件数 包装件数 货物件数 PACKAGES PKGS PKG NOOFPACKAGES NOOFPKGS NUMBEROFPACKAGES CTNS CTN CARTONS NOOFCTNS NOOFCARTONS TOTALCTNS | 箱数 数量 总箱数 QTY QUANTITY',
  PackageKind:
    '包装 包装种类 包装类型 包装方式 包装单位 PACKAGEKIND PACKAGETYPE PACKING PACKAGING KIND KINDOFPACKAGES KINDSOFPACKAGES | 单位 UNIT',
  Weight:
    '毛重 总毛重 货毛重 货物毛重 货重 毛重合计 GROSSWEIGHT GROSSWT GW GWT GWEIGHT GROSS GRWT GRWEIGHT TOTALGW CARGOWEIGHT TOTALGROSSWEIGHT | 重量 总重量 WEIGHT WT KGS KG 公斤 千克',
  Volume:
    '体积 总体积 货物体积 尺码 材积 立方数 方数 MEASUREMENT MEASUREMENTS MEASURE MEAS VOLUME VOL TOTALVOLUME | CBM M3 CUM 立方 立方米',
  Marks:
    '唛头 唛码 标记 标记唛码 标记号码 标记与号码 唛头号码 运输标志 MARKS MARK MARKSNOS MARKSANDNOS MARKSANDNUMBERS MARKSNUMBERS SHIPPINGMARKS SHIPPINGMARK',
  Goods:
    '品名 货名 货物名称 商品名称 货描 货物描述 货物品名 DESCRIPTION DESCRIPTIONOFGOODS DESCRIPTIONS GOODS COMMODITY GOODSDESCRIPTION CARGO CARGODESCRIPTION | PRODUCT PRODUCTNAME ITEMNAME',
  GoodsZh: '中文品名 中文货名 中文名称 中文描述 品名中文 CHINESEDESCRIPTION GOODSCHINESE CHINESENAME',
  GoodsEn: '英文品名 英文货名 英文名称 英文描述 英文货描 品名英文 ENGLISHDESCRIPTION GOODSENGLISH ENGLISHNAME',
  HsCode: 'HS编码 HS 商品编码 海关编码 海关商品编码 税则号 税则号列 HSCODE HSCODES HSNO TARIFFNO HSNUMBER',
  DgClass: '危险品类别 危品类别 危险类别 IMO类别 IMDG类别 CLASS IMOCLASS DGCLASS IMDGCLASS IMO IMDG HAZARDCLASS',
  UnNo: 'UN编号 UN号 UN 联合国编号 危险品编号 UNNO UNNUMBER UNDGNO UNDG',
  Temperature: '货物温度 CARGOTEMPERATURE CARGOTEMP',
}

/** Columns of factory sheets that a packing list has no field for. */
const others = new Set(
  `净重 总净重 NW NETWEIGHT NETWT NWEIGHT TOTALNW VGM VGM重量 备注 REMARK REMARKS NOTE NOTES 单价 PRICE UNITPRICE 金额 AMOUNT 总价
型号 款号 货号 规格 MODEL MODELNO STYLE STYLENO ITEMNO ARTICLE ARTNO PONO PO 订单号 CTNNO CARTONNO 箱规 PCS 长 宽 高`.split(/\s/),
)
/** Numbers of rows, which mean nothing. */
const rowNumbers = new Set('序号 项次 行号 项号 NO ITEM ITEMS SN SEQ'.split(' '))

export interface Meaning {
  readonly column: Column
  /** Counts only where no other heading has the field. */
  readonly isWeak: boolean
}
const meanings = new Map<string, Meaning>(
  Object.entries(spellings).flatMap(([column, words]) => {
    const [strong = '', weak = ''] = words.split(' | ')
    const of = (list: string, isWeak: boolean) =>
      list
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => [word, { column: column as Column, isWeak }] as const)
    return [...of(strong, false), ...of(weak, true)]
  }),
)

const meaningOfWords = (words: string): Meaning | 'other' | 'rowNumber' | undefined =>
  meanings.get(words) ?? (others.has(words) ? 'other' : rowNumbers.has(words) ? 'rowNumber' : undefined)

/** Meaning of a heading: whole, then its Chinese, then its Latin part. A name with a number that belongs to none is no heading: 箱型 40HQ. */
export function meaningOf(compact: string): Meaning | 'other' | 'rowNumber' | undefined {
  const compactMeaning = meaningOfWords(compact)
  if (compactMeaning !== undefined) return compactMeaning
  const han = compact.replace(/[^\p{Script=Han}]/gu, '')
  const latin = compact.replace(/\p{Script=Han}/gu, '')
  if (han === '' || latin === '') return undefined
  const [first, second] = [meaningOfWords(han), meaningOfWords(latin)]
  return second === undefined && /\d/.test(latin) ? undefined : (first ?? second)
}

/** Titles above a table. */
export const titles =
  /^(?:出口|进口)?(?:集装箱|货柜)?(?:装箱单|装箱清单|装箱明细|装箱计划|箱单|箱封号清单)(?:明细|表)?$|^(?:CONTAINER |EXPORT |DETAILED )?(?:PACKING|LOADING|LOAD) (?:LIST|PLAN)(?: OF CONTAINERS?)?$/i

/** A row that repeats the sum of others; the cell holds the word, and maybe a count of boxes. */
export const totalWords =
  /^(?:合计|总计|共计|小计|总数|合共|GRAND ?TOTAL|SUB-? ?TOTAL|TOTAL|SUM|TTL)(?:\s*[:：(（.]?\s*(?:\d[\d,.]*\s*[\p{L}'’]*|[\d*xX]+\s*\d\d\s*['’]?[A-Z]{2})?\s*[)）:：]?)$/iu
export const subtotalWords = /^(?:小计|SUB)/i

export const lclWords = /LCL|拼/i
export const fclWords = /FCL|整/i
export const yesWords = /^(?:Y|YES|TRUE|1|是|有|√|✓|SOC|货主箱)$/i
export const noWords = /^(?:N|NO|FALSE|0|否|无|×|COC|船东箱|-|\/)?$/i

/** Body behind the number of a seal: `A1(船封)`. */
export const sealSources = [
  { source: 'carrier', words: /^(?:船封?|船公司封?|CARRIER|LINE|CA)$/i },
  { source: 'shipper', words: /^(?:货封?|工厂封?|发货人封?|SHIPPER|SH)$/i },
  { source: 'customs', words: /^(?:海关封?|关封?|CUSTOMS|CU)$/i },
  { source: 'inspection', words: /^(?:商检封?|检疫封?|INSPECTION|QUARANTINE|VET|AC)$/i },
] as const

/** Short words for kinds of packages behind a number. */
export const shortKinds: Readonly<Record<string, string>> = {
  CTN: 'CT',
  CTNS: 'CT',
  箱: 'CT',
  PKG: 'PK',
  PKGS: 'PK',
  PLT: 'PX',
  PLTS: 'PX',
  托: 'PX',
  PCS: 'PP',
  PC: 'PP',
}

/** Units that a heading names, for kg and m³; those with 0 are of no measure of ours. */
export const weightUnits: Readonly<Record<string, number>> = {
  KGS: 1,
  KG: 1,
  KGM: 1,
  KILOS: 1,
  公斤: 1,
  千克: 1,
  MT: 1_000,
  MTS: 1_000,
  TON: 1_000,
  TONS: 1_000,
  TONNES: 1_000,
  T: 1_000,
  TNE: 1_000,
  吨: 1_000,
  公吨: 1_000,
  LBS: 0,
  LB: 0,
  POUNDS: 0,
  磅: 0,
}
export const volumeUnits: Readonly<Record<string, number>> = {
  CBM: 1,
  M3: 1,
  CUM: 1,
  立方米: 1,
  立方: 1,
  方: 1,
  CFT: 0,
  CUFT: 0,
  FT3: 0,
}
