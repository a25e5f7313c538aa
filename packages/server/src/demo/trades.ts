/** Goods of the demo's shippers: Chinese names, HS codes, packing and weight per package. */
export interface Goods {
  zh: string
  en: string
  hs: string
  packages: string
  /** Packages that fill a 40-foot high cube, kg and m³ of one package. */
  perBox: number
  kg: number
  cbm: number
}

export const goods: readonly Goods[] = [
  { zh: '不锈钢厨具', en: 'STAINLESS STEEL KITCHENWARE', hs: '732393', packages: 'CARTONS', perBox: 1180, kg: 14.5, cbm: 0.055 },
  { zh: '棉制针织T恤', en: 'COTTON KNITTED T-SHIRTS', hs: '610910', packages: 'CARTONS', perBox: 1250, kg: 12.8, cbm: 0.054 },
  { zh: '家用电动工具', en: 'ELECTRIC HAND TOOLS', hs: '846729', packages: 'CARTONS', perBox: 1320, kg: 16.2, cbm: 0.046 },
  { zh: 'LED照明灯具', en: 'LED LIGHTING FIXTURES', hs: '940511', packages: 'CARTONS', perBox: 1400, kg: 8.6, cbm: 0.048 },
  { zh: '木制家具', en: 'WOODEN BEDROOM FURNITURE', hs: '940350', packages: 'PACKAGES', perBox: 320, kg: 38, cbm: 0.21 },
  { zh: '汽车制动盘', en: 'BRAKE DISCS FOR MOTOR CARS', hs: '870830', packages: 'PALLETS', perBox: 22, kg: 980, cbm: 1.1 },
  { zh: '聚酯短纤', en: 'POLYESTER STAPLE FIBRE', hs: '550320', packages: 'BALES', perBox: 92, kg: 265, cbm: 0.72 },
  { zh: '充气轮胎', en: 'NEW PNEUMATIC RUBBER TYRES', hs: '401110', packages: 'PIECES', perBox: 1050, kg: 10.2, cbm: 0.062 },
  { zh: '陶瓷餐具', en: 'PORCELAIN TABLEWARE', hs: '691110', packages: 'CARTONS', perBox: 1450, kg: 15.9, cbm: 0.036 },
  { zh: '光伏组件', en: 'PHOTOVOLTAIC MODULES', hs: '854143', packages: 'PALLETS', perBox: 26, kg: 890, cbm: 2.3 },
]

export interface Consignee {
  /** Lines of at most 35 characters, capitals. */
  text: string
  port: string
}

export const consignees: readonly Consignee[] = [
  { text: 'HAMBURG HOME TRADING GMBH\nMOENCKEBERGSTRASSE 7\n20095 HAMBURG, GERMANY\nTEL: 49-40-3001234', port: 'DEHAM' },
  { text: 'ROTTERDAM IMPORT HOUSE B.V.\nWILHELMINAKADE 308\n3072 AR ROTTERDAM, NETHERLANDS\nTEL: 31-10-4002345', port: 'NLRTM' },
  { text: 'PACIFIC RETAIL SUPPLY INC.\n2500 E CARSON STREET\nLONG BEACH, CA 90810, USA\nTEL: 1-562-5550142', port: 'USLAX' },
  { text: 'ATLANTIC BUILDERS DEPOT LLC\n400 PORT STREET\nNEWARK, NJ 07114, USA\nTEL: 1-973-5550178', port: 'USNYC' },
  { text: 'LION CITY DISTRIBUTION PTE LTD\n10 PASIR PANJANG ROAD #12-01\nSINGAPORE 117438\nTEL: 65-67001234', port: 'SGSIN' },
  {
    text: 'BANDEIRA COMERCIO EXTERIOR LTDA\nCNPJ: 12.345.678/0001-95\nAV. CONSELHEIRO NEBIAS 754\n11045-002 SANTOS, SP, BRAZIL\nTEL: 55-13-32101234',
    port: 'BRSSZ',
  },
  { text: 'GULF STAR GENERAL TRADING LLC\nJEBEL ALI FREE ZONE, PO BOX 17012\nDUBAI, UAE\nTEL: 971-4-8801234', port: 'AEJEA' },
  { text: 'SOUTHERN CROSS HARDWARE PTY LTD\n55 SWANSON DOCK ROAD\nWEST MELBOURNE VIC 3003, AUSTRALIA\nTEL: 61-3-95550123', port: 'AUMEL' },
]

export const boxTypes = ['40HQ', '40HQ', '40HQ', '20GP', '40GP'] as const

/** Shipper block of each demo customer, by company code. */
export const shippers: Record<string, string> = {
  YFJCK: 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNO. 88 JIANGDONG NORTH ROAD\nNINGBO 315040, CHINA\nTEL: 86-574-87001234',
  HZJD: 'SUZHOU HENGZE ELECTROMECHANICAL\nCO., LTD\nNO. 199 SUHONG MIDDLE ROAD\nSUZHOU 215027, CHINA\nTEL: 86-512-62801234',
}
