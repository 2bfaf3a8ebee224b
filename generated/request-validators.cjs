/* Made from openapi/ by scripts/generate.mjs: do not edit. */
"use strict";
exports.validateSolveRequest = validate10;
const schema11 = {"$id":"SolveRequest","type":"object","required":["node_num","vehicle_num","distance_matrix","start_nodes","end_nodes","node_demands","vehicles_capacity"],"properties":{"name":{"type":"string","nullable":true,"maxLength":4096,"pattern":"^[^\\x00-\\x1F\\x7F-\\x9F]*$"},"objective":{"$ref":"Objective"},"node_num":{"type":"integer","minimum":1,"maximum":2147483647},"node_positions":{"type":"array","nullable":true},"vehicle_num":{"type":"integer","minimum":1,"maximum":2147483647},"distance_matrix":{"type":"array"},"start_nodes":{"type":"array"},"end_nodes":{"type":"array"},"node_demands":{"type":"array"},"vehicles_capacity":{"type":"array"},"vehicle_fixed_costs":{"type":"array","nullable":true},"vehicle_unit_distance_costs":{"type":"array","nullable":true},"node_time_windows":{"type":"array","nullable":true},"node_service_time":{"type":"array","nullable":true},"vehicle_speeds":{"type":"array","nullable":true},"max_working_hours":{"type":"number","nullable":true,"exclusiveMinimum":0,"maximum":1000000000000},"base_start_time":{"type":"array","nullable":true},"time_limit_seconds":{"type":"integer","nullable":true,"minimum":1},"late_penalty_per_min":{"type":"number","nullable":true,"minimum":0,"maximum":1000000000000},"callback_url":{"type":"string","nullable":true,"maxLength":2048,"pattern":"^https?://"},"seed":{"type":"integer","nullable":true,"minimum":0,"maximum":4294967295},"iterations":{"type":"integer","nullable":true,"minimum":1,"maximum":1000000000},"strategy":{"type":"string","nullable":true,"maxLength":64,"pattern":"^[a-z][a-z0-9-]*$"},"bound":{"type":"string","nullable":true,"maxLength":16,"pattern":"^(default|strong)$"}}};
const schema12 = {"$id":"Objective","type":"string","nullable":true,"enum":["min_total_distance","min_total_cost",null]};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^[^\\x00-\\x1F\\x7F-\\x9F]*$", "u");
const pattern1 = new RegExp("^https?://", "u");
const pattern2 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern3 = new RegExp("^(default|strong)$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SolveRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node_num === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node_num"},message:"must have required property '"+"node_num"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.vehicle_num === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vehicle_num"},message:"must have required property '"+"vehicle_num"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.distance_matrix === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "distance_matrix"},message:"must have required property '"+"distance_matrix"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.start_nodes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start_nodes"},message:"must have required property '"+"start_nodes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.end_nodes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_nodes"},message:"must have required property '"+"end_nodes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.node_demands === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node_demands"},message:"must have required property '"+"node_demands"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.vehicles_capacity === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vehicles_capacity"},message:"must have required property '"+"vehicles_capacity"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 4096){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data0)){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.objective !== undefined){
let data1 = data.objective;
if((typeof data1 !== "string") && (data1 !== null)){
const err10 = {instancePath:instancePath+"/objective",schemaPath:"Objective/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data1 === "min_total_distance") || (data1 === "min_total_cost")) || (data1 === null))){
const err11 = {instancePath:instancePath+"/objective",schemaPath:"Objective/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.node_num !== undefined){
let data2 = data.node_num;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/node_num",schemaPath:"#/properties/node_num/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/node_num",schemaPath:"#/properties/node_num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/node_num",schemaPath:"#/properties/node_num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.node_positions !== undefined){
let data3 = data.node_positions;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err15 = {instancePath:instancePath+"/node_positions",schemaPath:"#/properties/node_positions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.vehicle_num !== undefined){
let data4 = data.vehicle_num;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/vehicle_num",schemaPath:"#/properties/vehicle_num/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/vehicle_num",schemaPath:"#/properties/vehicle_num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/vehicle_num",schemaPath:"#/properties/vehicle_num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.distance_matrix !== undefined){
if(!(Array.isArray(data.distance_matrix))){
const err19 = {instancePath:instancePath+"/distance_matrix",schemaPath:"#/properties/distance_matrix/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.start_nodes !== undefined){
if(!(Array.isArray(data.start_nodes))){
const err20 = {instancePath:instancePath+"/start_nodes",schemaPath:"#/properties/start_nodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.end_nodes !== undefined){
if(!(Array.isArray(data.end_nodes))){
const err21 = {instancePath:instancePath+"/end_nodes",schemaPath:"#/properties/end_nodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.node_demands !== undefined){
if(!(Array.isArray(data.node_demands))){
const err22 = {instancePath:instancePath+"/node_demands",schemaPath:"#/properties/node_demands/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.vehicles_capacity !== undefined){
if(!(Array.isArray(data.vehicles_capacity))){
const err23 = {instancePath:instancePath+"/vehicles_capacity",schemaPath:"#/properties/vehicles_capacity/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.vehicle_fixed_costs !== undefined){
let data10 = data.vehicle_fixed_costs;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err24 = {instancePath:instancePath+"/vehicle_fixed_costs",schemaPath:"#/properties/vehicle_fixed_costs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.vehicle_unit_distance_costs !== undefined){
let data11 = data.vehicle_unit_distance_costs;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err25 = {instancePath:instancePath+"/vehicle_unit_distance_costs",schemaPath:"#/properties/vehicle_unit_distance_costs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.node_time_windows !== undefined){
let data12 = data.node_time_windows;
if((!(Array.isArray(data12))) && (data12 !== null)){
const err26 = {instancePath:instancePath+"/node_time_windows",schemaPath:"#/properties/node_time_windows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.node_service_time !== undefined){
let data13 = data.node_service_time;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err27 = {instancePath:instancePath+"/node_service_time",schemaPath:"#/properties/node_service_time/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.vehicle_speeds !== undefined){
let data14 = data.vehicle_speeds;
if((!(Array.isArray(data14))) && (data14 !== null)){
const err28 = {instancePath:instancePath+"/vehicle_speeds",schemaPath:"#/properties/vehicle_speeds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.max_working_hours !== undefined){
let data15 = data.max_working_hours;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
const err29 = {instancePath:instancePath+"/max_working_hours",schemaPath:"#/properties/max_working_hours/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000000000 || isNaN(data15)){
const err30 = {instancePath:instancePath+"/max_working_hours",schemaPath:"#/properties/max_working_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data15 <= 0 || isNaN(data15)){
const err31 = {instancePath:instancePath+"/max_working_hours",schemaPath:"#/properties/max_working_hours/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.base_start_time !== undefined){
let data16 = data.base_start_time;
if((!(Array.isArray(data16))) && (data16 !== null)){
const err32 = {instancePath:instancePath+"/base_start_time",schemaPath:"#/properties/base_start_time/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.time_limit_seconds !== undefined){
let data17 = data.time_limit_seconds;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err33 = {instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err34 = {instancePath:instancePath+"/time_limit_seconds",schemaPath:"#/properties/time_limit_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.late_penalty_per_min !== undefined){
let data18 = data.late_penalty_per_min;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
const err35 = {instancePath:instancePath+"/late_penalty_per_min",schemaPath:"#/properties/late_penalty_per_min/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000000000 || isNaN(data18)){
const err36 = {instancePath:instancePath+"/late_penalty_per_min",schemaPath:"#/properties/late_penalty_per_min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err37 = {instancePath:instancePath+"/late_penalty_per_min",schemaPath:"#/properties/late_penalty_per_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.callback_url !== undefined){
let data19 = data.callback_url;
if((typeof data19 !== "string") && (data19 !== null)){
const err38 = {instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data19 === "string"){
if(func2(data19) > 2048){
const err39 = {instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern1.test(data19)){
const err40 = {instancePath:instancePath+"/callback_url",schemaPath:"#/properties/callback_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.seed !== undefined){
let data20 = data.seed;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err41 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 4294967295 || isNaN(data20)){
const err42 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err43 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.iterations !== undefined){
let data21 = data.iterations;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err44 = {instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000000000 || isNaN(data21)){
const err45 = {instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err46 = {instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data.strategy !== undefined){
let data22 = data.strategy;
if((typeof data22 !== "string") && (data22 !== null)){
const err47 = {instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data22 === "string"){
if(func2(data22) > 64){
const err48 = {instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!pattern2.test(data22)){
const err49 = {instancePath:instancePath+"/strategy",schemaPath:"#/properties/strategy/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.bound !== undefined){
let data23 = data.bound;
if((typeof data23 !== "string") && (data23 !== null)){
const err50 = {instancePath:instancePath+"/bound",schemaPath:"#/properties/bound/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data23 === "string"){
if(func2(data23) > 16){
const err51 = {instancePath:instancePath+"/bound",schemaPath:"#/properties/bound/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!pattern3.test(data23)){
const err52 = {instancePath:instancePath+"/bound",schemaPath:"#/properties/bound/pattern",keyword:"pattern",params:{pattern: "^(default|strong)$"},message:"must match pattern \""+"^(default|strong)$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
