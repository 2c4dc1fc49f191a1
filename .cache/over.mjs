import { chromium } from 'playwright-core';
const [base, width, ...paths]=process.argv.slice(2);
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking']});
const context=await b.newContext({viewport:{width:+width,height:844},baseURL:base}); 
const first=await fetch(base+'/api/contact'); const cookie=first.headers.getSetCookie()[0].split(';')[0];
const t=(await (await fetch(base+'/api/admin/login',{method:'POST',headers:{'Content-Type':'application/json',Cookie:cookie,'X-XSRF-TOKEN':decodeURIComponent(cookie.slice(cookie.indexOf('=')+1))},body:JSON.stringify({email:'a@b.example',password:'correct horse battery'})})).json()).data.token;
await context.addInitScript(v=>localStorage.setItem('authToken',v),t);
const page=await context.newPage();
for(const p of paths){ await page.goto(p,{waitUntil:'networkidle'});
 const w=await page.evaluate(()=>{const W=document.documentElement.clientWidth; const out=[]; for(const e of document.querySelectorAll('body *')){const r=e.getBoundingClientRect(); if(r.right>W+1&&r.width>0){ let c=e.parentElement, clipped=false; while(c&&c!==document.documentElement){const o=getComputedStyle(c).overflowX; if(o!=='visible'){clipped=true;break;} c=c.parentElement;} if(!clipped) out.push(e.tagName+'.'+e.className+' '+Math.round(r.right)+' '+(e.textContent||'').slice(0,30));}} return [document.documentElement.scrollWidth-W,...out.slice(0,12)]});
 console.log(p,JSON.stringify(w,null,1)); await page.screenshot({path:'/tmp/s'+p.replaceAll('/','_')+'.png'}); }
await b.close();
