import { visible } from '@jst/contracts/values'

/** Characters of Hong Kong and Taiwan that stand in words of the trade, each before the one that is used for it on the mainland. */
const pairs =
  '磯矶噸吨磚砖幫帮細细鋁铝鋼钢鐘钟燈灯玻玻絲丝襪袜褲裤紗纱棉棉針针織织傢家俱具儀仪廚厨餐餐飾饰盒盒櫃柜價价運运費费號号開开關关單单貨货體体積积發发從从時时間间碼码頭头萬万兩两東东陽阳蘭兰馬马亞亚鹽盐廈厦門门漢汉爾尔維维倫伦羅罗薩萨紐纽約约聯联絡络繫系電电話话訂订艙舱報报個个區区線线還还處处稅税廣广澳澳灣湾鳳凤龍龙鏡镜長长榮荣為为與与無无風风險险溫温濕湿託托書书蓋盖達达韓韩國国際际鐵铁車车這这種种類类員员議议續续認认計计說说設设請请謝谢讓让轉转輪轮輸输較较載载較较適适選选還还郵邮釋释鋪铺錄录鎖锁鑽钻閘闸閱阅隊队險险雙双雜杂離离難难項项預预頓顿須须額额題题願愿餘余騰腾驗验黃黄點点齊齐齒齿產产場场塊块壓压聲声備备傳传債债傷伤優优儲储兒儿內内冊册凍冻則则劃划動动務务勝胜勞劳華华協协卻却廠厂參参啟启員员問问嗎吗嘜唛團团圖图圓圆壞坏夾夹奧奥媽妈學学實实寫写寬宽寶宝將将專专尋寻對对導导層层屬属島岛嶼屿巴巴師师帳帐帶带幣币幾几廢废張张強强後后徑径復复惡恶應应懷怀戶户抵抵拋抛換换損损據据擔担擬拟擴扩擇择擊击擋挡攜携敗败數数斷断於于昇升暫暂會会極极構构標标樓楼樣样樹树橋桥機机檔档檢检櫥橱欄栏權权歐欧歷历歸归殘残殼壳決决沒没況况淨净減减測测港港滾滚滿满漲涨潔洁濟济災灾爐炉牆墙狀状獨独現现環环畫画當当疊叠皺皱盤盘眾众確确禮礼稱称穩稳筆笔節节範范簽签簡简籃篮紅红級级紙纸純纯細细終终組组結结給给統统經经綠绿網网緊紧縮缩總总織织缺缺罰罚習习聖圣聽听職职臺台舊旧藍蓝藥药號号裝装裡里複复補补製制見见規规視视親亲覽览覺觉觸触訊讯託托記记許许評评詢询試试該该詳详語语誤误課课調调談谈諾诺證证識识譯译變变豐丰貝贝負负財财責责貿贸資资賓宾賣卖質质購购贈赠趕赶躍跃軟软軸轴輕轻輛辆邊边鄰邻醫医鈴铃銀银銷销錢钱錫锡鍋锅鏈链鑑鉴闆板陸陆隨随雞鸡靜静響响頁页順顺領领顧顾顯显類类飛飞館馆駁驳騎骑驅驱骯肮體体髒脏魚鱼麥麦麵面'
const simplified = new Map(Array.from({ length: pairs.length / 2 }, (_, at) => [pairs[at * 2]!, pairs[at * 2 + 1]!]))
const folded = new RegExp(
  `[\\uFF01-\\uFF5E\\u3000\\u00A0\\u1680\\u2000-\\u200F\\u202A-\\u202F\\u205F-\\u206F\\uFEFFa-z–—−‐~〜～／×✕✖℃＄${[...simplified.keys()].join('')}]`,
  'g',
)

/**
 * Half-width capitals in simplified characters, character for character: places in the plain text are places in the source. Signs that nobody sees
 * become spaces.
 */
export const plain = (text: string): string => text.replace(folded, plainSign)

function plainSign(sign: string): string {
  const simple = simplified.get(sign)
  if (simple !== undefined) return simple
  const code = sign.charCodeAt(0)
  if (code >= 97 && code <= 122) return String.fromCharCode(code - 32)
  if (sign === '～') return '-'
  if (code >= 0xff01 && code <= 0xff5e) return plain(String.fromCharCode(code - 0xfee0))
  if (sign === '℃') return 'C'
  if ('×✕✖'.includes(sign)) return 'X'
  if (sign === '\u3000' || visible(sign) === '' || visible(sign) === ' ') return ' '
  return '-'
}

/** True of a text with Chinese characters. */
export const isHan = (text: string) => /\p{Script=Han}/u.test(text)
