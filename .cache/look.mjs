import { chromium } from 'playwright-core';
const base='http://127.0.0.1:4602';
const first = await fetch(base+'/'); const token=/XSRF-TOKEN=([^;]+)/.exec(first.headers.get('set-cookie'))[1];
const day=(d)=>new Date(Date.now()+d*864e5).toISOString().slice(0,10);
const slots=(await (await fetch(`${base}/api/appointment/slots?doctor=clara-hensley&from=${day(10)}&to=${day(40)}`)).json()).data;
const r=await fetch(base+'/api/appointment',{method:'POST',headers:{'Content-Type':'application/json',Cookie:'XSRF-TOKEN='+token,'X-XSRF-TOKEN':decodeURIComponent(token)},body:JSON.stringify({doctorId:slots[0].doctorId,startsAt:slots[3].startsAt,name:'Ann Example',email:Math.random().toString(36).slice(2)+'@example.org'})});
const {data}=await r.json(); const path=base+new URL(data.manageUrl).pathname; console.log(path);
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking']});
for (const w of [390,1440]) { const c=await b.newContext({viewport:{width:w,height:900}}); const p=await c.newPage();
 for (const [n,q] of [['see',''],['move','?move'],['confirm','?move&start='+encodeURIComponent(slots[8].startsAt)],['cancel','?cancel']]) { await p.goto(path+q); await p.screenshot({path:`/tmp/manage-look/${n}-${w}.png`,fullPage:true}); }
}
await b.close();
