/* Made from strategies/protocol/manifest.schema.json by scripts/generate.mjs: do not edit. */
"use strict";
exports.validateManifest = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"manifest","title":"manifest.json of a strategy, version 2 of the plug-in contract","description":"Where a value does not fit, the service says \"must\" and the text of that member. It also checks what relates values to each other: no name twice, a default that is of its parameter's type and within its bounds.","type":"object","required":["name","version","contract","description","pool","customers","features","parameters"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$","must":"match /^[a-z][a-z0-9-]{0,39}$/","description":"Equals the folder's name; unique among strategies."},"version":{"type":"string","pattern":"^\\d+\\.\\d+\\.\\d+$","must":"be of the form 1.2.3","description":"Distinguishes results in the bench."},"contract":{"const":2,"must":"be 2","description":"Version of the plug-in contract that it was written for."},"description":{"type":"string","minLength":1,"must":"say in a sentence what the strategy does","description":"What the method is, in one sentence."},"pool":{"type":"string","pattern":"^[a-z][a-z0-9-]{0,39}$","must":"match /^[a-z][a-z0-9-]{0,39}$/","description":"The worker pool that runs it: `quick`, `general`, or a guest's own."},"customers":{"type":"object","required":["minimum","maximum"],"properties":{"minimum":{"type":"integer","minimum":0,"must":"be an integer >= 0"},"maximum":{"type":"integer","minimum":0,"must":"be an integer >= customers.minimum"}},"must":"be {\"minimum\", \"maximum\"}","description":"Number of customers it accepts, both ends inclusive."},"features":{"type":"array","items":{"enum":["time-windows","soft-time-windows","max-duration","several-depots","different-vehicles","asymmetric-distances","matrix-only","places","multiple-quantities","deliveries-first","several-profiles","shifts","breaks","time-costs","route-limits","multiple-windows","setup-times","release-times","optional-stops","vehicle-restrictions","vehicle-prices","relations","shipments","trips","locked-routes","changes","traffic","fleet-limits","alternatives","incompatible-goods","soft-limits","open-routes","primary-objective","balance"],"must":"be one of time-windows, soft-time-windows, max-duration, several-depots, different-vehicles, asymmetric-distances, matrix-only, places, multiple-quantities, deliveries-first, several-profiles, shifts, breaks, time-costs, route-limits, multiple-windows, setup-times, release-times, optional-stops, vehicle-restrictions, vehicle-prices, relations, shipments, trips, locked-routes, changes, traffic, fleet-limits, alternatives, incompatible-goods, soft-limits, open-routes, primary-objective, balance"},"must":"be an array","description":"All features that it supports."},"parameters":{"type":"array","items":{"type":"object","required":["name","type","default","description"],"properties":{"name":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9]{0,39}$","must":"match /^[A-Za-z][A-Za-z0-9]{0,39}$/"},"type":{"enum":["number","integer","string","boolean"],"must":"be number, integer, string or boolean"},"default":{"type":["number","string","boolean"],"must":"be of the parameter's type"},"minimum":{"type":"number","must":"be a number","description":"Of numeric parameters only; inclusive."},"maximum":{"type":"number","must":"be a number","description":"Of numeric parameters only; inclusive."},"description":{"type":"string","minLength":1,"must":"say what the parameter does"}},"must":"be an object"},"must":"be an array","description":"All tunable parameters; may be empty."},"command":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"must":"be a text that is not empty"},"must":"be an array of the program and its arguments, none empty","description":"A program and its arguments, run in the strategy's folder instead of `index.js`; PROTOCOL.md describes what it reads and writes."}},"must":"be a JSON object"};
const pattern0 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const pattern1 = new RegExp("^\\d+\\.\\d+\\.\\d+$", "u");
const pattern3 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", "u");
const func2 = require("ajv/dist/runtime/ucs2length").default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="manifest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.contract === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contract"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.description === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.pool === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pool"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.customers === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customers"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.features === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "features"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.parameters === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},schema:"^[a-z][a-z0-9-]{0,39}$",parentSchema:schema11.properties.name,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.name.type,parentSchema:schema11.properties.name,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+$"},schema:"^\\d+\\.\\d+\\.\\d+$",parentSchema:schema11.properties.version,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema11.properties.version.type,parentSchema:schema11.properties.version,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.contract !== undefined){
let data2 = data.contract;
if(2 !== data2){
const err12 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/const",keyword:"const",params:{allowedValue: 2},schema:2,parentSchema:schema11.properties.contract,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func2(data3) < 1){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.description,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema11.properties.description.type,parentSchema:schema11.properties.description,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.pool !== undefined){
let data4 = data.pool;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err15 = {instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},schema:"^[a-z][a-z0-9-]{0,39}$",parentSchema:schema11.properties.pool,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type: "string"},schema:schema11.properties.pool.type,parentSchema:schema11.properties.pool,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.customers !== undefined){
let data5 = data.customers;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.minimum === undefined){
const err17 = {instancePath:instancePath+"/customers",schemaPath:"#/properties/customers/required",keyword:"required",params:{missingProperty: "minimum"},schema:schema11.properties.customers.required,parentSchema:schema11.properties.customers,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.maximum === undefined){
const err18 = {instancePath:instancePath+"/customers",schemaPath:"#/properties/customers/required",keyword:"required",params:{missingProperty: "maximum"},schema:schema11.properties.customers.required,parentSchema:schema11.properties.customers,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.minimum !== undefined){
let data6 = data5.minimum;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/customers/minimum",schemaPath:"#/properties/customers/properties/minimum/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.customers.properties.minimum.type,parentSchema:schema11.properties.customers.properties.minimum,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/customers/minimum",schemaPath:"#/properties/customers/properties/minimum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.customers.properties.minimum,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data5.maximum !== undefined){
let data7 = data5.maximum;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/customers/maximum",schemaPath:"#/properties/customers/properties/maximum/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.customers.properties.maximum.type,parentSchema:schema11.properties.customers.properties.maximum,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/customers/maximum",schemaPath:"#/properties/customers/properties/maximum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.customers.properties.maximum,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/customers",schemaPath:"#/properties/customers/type",keyword:"type",params:{type: "object"},schema:schema11.properties.customers.type,parentSchema:schema11.properties.customers,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.features !== undefined){
let data8 = data.features;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(!((((((((((((((((((((((((((((((((((data9 === "time-windows") || (data9 === "soft-time-windows")) || (data9 === "max-duration")) || (data9 === "several-depots")) || (data9 === "different-vehicles")) || (data9 === "asymmetric-distances")) || (data9 === "matrix-only")) || (data9 === "places")) || (data9 === "multiple-quantities")) || (data9 === "deliveries-first")) || (data9 === "several-profiles")) || (data9 === "shifts")) || (data9 === "breaks")) || (data9 === "time-costs")) || (data9 === "route-limits")) || (data9 === "multiple-windows")) || (data9 === "setup-times")) || (data9 === "release-times")) || (data9 === "optional-stops")) || (data9 === "vehicle-restrictions")) || (data9 === "vehicle-prices")) || (data9 === "relations")) || (data9 === "shipments")) || (data9 === "trips")) || (data9 === "locked-routes")) || (data9 === "changes")) || (data9 === "traffic")) || (data9 === "fleet-limits")) || (data9 === "alternatives")) || (data9 === "incompatible-goods")) || (data9 === "soft-limits")) || (data9 === "open-routes")) || (data9 === "primary-objective")) || (data9 === "balance"))){
const err24 = {instancePath:instancePath+"/features/" + i0,schemaPath:"#/properties/features/items/enum",keyword:"enum",params:{allowedValues: schema11.properties.features.items.enum},schema:schema11.properties.features.items.enum,parentSchema:schema11.properties.features.items,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},schema:schema11.properties.features.type,parentSchema:schema11.properties.features,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.parameters !== undefined){
let data10 = data.parameters;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name === undefined){
const err26 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"#/properties/parameters/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.properties.parameters.items.required,parentSchema:schema11.properties.parameters.items,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.type === undefined){
const err27 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"#/properties/parameters/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema11.properties.parameters.items.required,parentSchema:schema11.properties.parameters.items,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.default === undefined){
const err28 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"#/properties/parameters/items/required",keyword:"required",params:{missingProperty: "default"},schema:schema11.properties.parameters.items.required,parentSchema:schema11.properties.parameters.items,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.description === undefined){
const err29 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"#/properties/parameters/items/required",keyword:"required",params:{missingProperty: "description"},schema:schema11.properties.parameters.items.required,parentSchema:schema11.properties.parameters.items,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11.name !== undefined){
let data12 = data11.name;
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
const err30 = {instancePath:instancePath+"/parameters/" + i1+"/name",schemaPath:"#/properties/parameters/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,39}$"},schema:"^[A-Za-z][A-Za-z0-9]{0,39}$",parentSchema:schema11.properties.parameters.items.properties.name,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/parameters/" + i1+"/name",schemaPath:"#/properties/parameters/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.parameters.items.properties.name.type,parentSchema:schema11.properties.parameters.items.properties.name,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.type !== undefined){
let data13 = data11.type;
if(!((((data13 === "number") || (data13 === "integer")) || (data13 === "string")) || (data13 === "boolean"))){
const err32 = {instancePath:instancePath+"/parameters/" + i1+"/type",schemaPath:"#/properties/parameters/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.parameters.items.properties.type.enum},schema:schema11.properties.parameters.items.properties.type.enum,parentSchema:schema11.properties.parameters.items.properties.type,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.default !== undefined){
let data14 = data11.default;
if(((!((typeof data14 == "number") && (isFinite(data14)))) && (typeof data14 !== "string")) && (typeof data14 !== "boolean")){
const err33 = {instancePath:instancePath+"/parameters/" + i1+"/default",schemaPath:"#/properties/parameters/items/properties/default/type",keyword:"type",params:{type: schema11.properties.parameters.items.properties.default.type},schema:schema11.properties.parameters.items.properties.default.type,parentSchema:schema11.properties.parameters.items.properties.default,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.minimum !== undefined){
let data15 = data11.minimum;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err34 = {instancePath:instancePath+"/parameters/" + i1+"/minimum",schemaPath:"#/properties/parameters/items/properties/minimum/type",keyword:"type",params:{type: "number"},schema:schema11.properties.parameters.items.properties.minimum.type,parentSchema:schema11.properties.parameters.items.properties.minimum,data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data11.maximum !== undefined){
let data16 = data11.maximum;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err35 = {instancePath:instancePath+"/parameters/" + i1+"/maximum",schemaPath:"#/properties/parameters/items/properties/maximum/type",keyword:"type",params:{type: "number"},schema:schema11.properties.parameters.items.properties.maximum.type,parentSchema:schema11.properties.parameters.items.properties.maximum,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data11.description !== undefined){
let data17 = data11.description;
if(typeof data17 === "string"){
if(func2(data17) < 1){
const err36 = {instancePath:instancePath+"/parameters/" + i1+"/description",schemaPath:"#/properties/parameters/items/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.parameters.items.properties.description,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/parameters/" + i1+"/description",schemaPath:"#/properties/parameters/items/properties/description/type",keyword:"type",params:{type: "string"},schema:schema11.properties.parameters.items.properties.description.type,parentSchema:schema11.properties.parameters.items.properties.description,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"#/properties/parameters/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.parameters.items.type,parentSchema:schema11.properties.parameters.items,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "array"},schema:schema11.properties.parameters.type,parentSchema:schema11.properties.parameters,data:data10};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.command !== undefined){
let data18 = data.command;
if(Array.isArray(data18)){
if(data18.length < 1){
const err40 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema11.properties.command,data:data18};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
if(typeof data19 === "string"){
if(func2(data19) < 1){
const err41 = {instancePath:instancePath+"/command/" + i2,schemaPath:"#/properties/command/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.command.items,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/command/" + i2,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},schema:schema11.properties.command.items.type,parentSchema:schema11.properties.command.items,data:data19};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},schema:schema11.properties.command.type,parentSchema:schema11.properties.command,data:data18};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
