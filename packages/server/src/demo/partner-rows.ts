/** Customers and providers of the demo, a line each. Mail domains end in .example; whoever has joined is marked `linked`. */
const columns = 'name|abbr|kinds|level|region|lanes|state|contact|title|mobile|email|owner|linked|credit'.split('|')

const customers = `
宁波远帆进出口有限公司|远帆|trader|A|宁波|USW EUR|active|沈佳怡|船务经理|13858201122|shenjy@yuanfan-trade.example|sales|linked|800000 45 approve
苏州恒泽机电有限公司|恒泽机电|direct factory|A|苏州|EUR SEA|active|何俊杰|物流主管|13862110345|hejj@hengze.example|sales|linked|500000 30 warn
宁波海纳国际贸易有限公司|海纳|trader|B|宁波|USW|active|林小满|船务主管|13957430019|linxm@haina-intl.example|gaojun|linked|300000 30 approve
义乌市同乐日用品有限公司|同乐|ecommerce trader|B|义乌|USW SEA|active|陈晓雯|外贸经理|13625790088|chenxw@tongle.example|tangyi|linked|150000 15 block
宁波远帆进出口集团有限公司|远帆集团|trader||宁波||potential|黄佳|行政|13600574411|huangjia@yuanfan-trade.example|tangyi||
嘉兴宏图家具有限公司|宏图家具|factory|C|嘉兴|USW|potential|沈洁|外贸部|13758320166|shenjie@hongtu-home.example|gaojun||
无锡德信机械制造有限公司|德信机械|factory direct|C|无锡|SEA|potential|钱莉|采购物流|13961788520|qianli@dexin-mach.example|tangyi||
上海明盛化工有限公司|明盛化工|direct|B|上海|EUR|active|邹强|物流经理|13701866204|zouq@mingsheng-chem.example|sales||200000 30 warn
昆山博远电子有限公司|博远电子|factory|B|昆山|USW JPK|active|孔令辉|关务主管|13814990237|konglh@boyuan-el.example|gaojun||260000 30 approve
绍兴锦绣纺织品有限公司|锦绣纺织|trader factory|A|绍兴|EUR USE|active|章美玲|单证主管|13967521108|zhangml@jinxiu-tex.example|tangyi||420000 45 approve
杭州云杉户外用品有限公司|云杉户外|ecommerce|B|杭州|USW|active|许诺|供应链|13588702213|xunuo@yunshan-out.example|sales||
常州瑞丰农机有限公司|瑞丰农机|factory|C|常州|SEA IND|active|蒋勇|出口部|13775290412|jiangy@ruifeng-agri.example|gaojun||
温州华鞋实业有限公司|华鞋|factory trader|C|温州|EUR|dormant|叶小燕|外贸|13868330951|yexy@huaxie.example|tangyi||
南通蓝印家纺有限公司|蓝印家纺|factory|B|南通|USE USW|active|顾晨|船务|13962970355|guchen@lanyin-tex.example|sales||180000 30 warn
上海汇通国际物流有限公司|汇通物流|forwarder|B|上海|EUR USW SEA|active|马丽|操作主管|13816550920|mali@huitong-log.example|gaojun||
宁波百川五金工具有限公司|百川五金|factory|C|宁波|USE|dormant|俞波|总经理|13906680127|yubo@baichuan-tools.example|tangyi||
金华晨光玩具有限公司|晨光玩具|factory ecommerce|C|金华|EUR|potential|楼晓|外贸|13516920433|louxiao@chenguang-toy.example|sales||
徐州天工建材有限公司|天工建材|factory|D|徐州|IND|stopped|孟凡|销售|13852180640|mengfan@tiangong.example|gaojun||
上海亿达贸易商行|亿达|trader|D|上海||blacklisted|倪亮|负责人|13601729903|niliang@yida-trade.example|sales||
`
const providers = `
上海瀚洋船务有限公司|瀚洋|agent|A|上海|USW EUR|active|马晓东|订舱经理|13761220018|maxd@hanyang-ship.example|pricing|linked|
青岛蓝湾集装箱服务有限公司|蓝湾|warehouse truck|B|青岛||active|于淼|客服经理|13869800145|yumiao@lanwan-cntr.example|ops|linked|
厦门鹭港船舶代理有限公司|鹭港船代|agent|D|厦门|SEA|stopped|林可|业务|13599540267|linke@lugang.example|pricing||
中远海运集装箱运输有限公司|中远海运集运|carrier|A|上海|USW EUR SEA|active|订舱中心|||booking@cosco-sample.example|pricing||
东方海外货柜航运（中国）有限公司|东方海外|carrier|A|上海|USW EUR|active|客户服务|||booking@oocl-sample.example|pricing||
上海顺达集装箱运输有限公司|顺达车队|truck|B|上海||active|龚建平|调度|13917780214|diaodu@shunda-truck.example|ops|linked|
宁波甬通报关服务有限公司|甬通报关|customs|B|宁波||active|应燕|报关主管|13586720336|yingyan@yongtong-cus.example|ops||
上海洋山联合仓储有限公司|洋山联仓|warehouse|B|上海||active|褚平|仓库经理|13661540078|chuping@ys-depot.example|ops||
Pacific Gate Logistics Inc.|PGL|overseas|A|Los Angeles|USW|active|Maria Lopez|Import manager|+1 310 555 0142|mlopez@pgl-sample.example|pricing||
广州南沙快运货运代理有限公司|南沙快运|agent truck||广州|SEA|potential|何嘉欣|业务经理|13822110958|hejx@nansha-exp.example|pricing||
`

/** A row by its columns; kinds, lanes and credit have spaces between their parts. */
export type PartnerRow = Readonly<Record<string, string>>

const rowsOf = (lines: string): PartnerRow[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|')
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
    })

export const customerRows = rowsOf(customers)
export const providerRows = rowsOf(providers)
