import { chromium } from 'playwright-core';
import sharp from 'sharp';
// usage: base out width cap admin? paths
const [base,out,width,cap,admin,...paths]=process.argv.slice(2);
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking']});
const context=await b.newContext({viewport:{width:+width,height:width>800?900:844},baseURL:base,reducedMotion:'reduce',javaScriptEnabled:admin!=='noscript'});
if(admin==='admin'){const first=await fetch(base+'/api/contact'); const cookie=first.headers.getSetCookie()[0].split(';')[0];
const t=(await (await fetch(base+'/api/admin/login',{method:'POST',headers:{'Content-Type':'application/json',Cookie:cookie,'X-XSRF-TOKEN':decodeURIComponent(cookie.slice(cookie.indexOf('=')+1))},body:JSON.stringify({email:'a@b.example',password:'correct horse battery'})})).json()).data.token;
await context.addInitScript(v=>localStorage.setItem('authToken',v),t);}
const page=await context.newPage(); const shots=[];
for(const p of paths){ await page.goto(p,{waitUntil:'load'}); 
 const h=await page.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=700){scrollTo(0,y);await new Promise(r=>setTimeout(r,60));}scrollTo(0,0);return document.documentElement.scrollHeight});
 await page.waitForTimeout(1500);
 const buf=await page.screenshot({fullPage:true,clip:{x:0,y:0,width:+width,height:Math.min(h,+cap)}}); shots.push(buf);}
await b.close();
const W=width>800?720:390, gap=12; const imgs=[];
for(const s of shots){const r=await sharp(s).resize({width:W}).png().toBuffer({resolveWithObject:true}); imgs.push(r);}
const H=Math.max(...imgs.map(i=>i.info.height));
await sharp({create:{width:imgs.length*(W+gap),height:H,channels:3,background:'#888'}}).composite(imgs.map((i,n)=>({input:i.data,left:n*(W+gap),top:0}))).png().toFile(out);
